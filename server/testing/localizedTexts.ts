import type { Localized } from '../seed/types';

export type FoundText = { where: string; text: Localized };

const isLocalized = (value: object): value is Localized =>
  'ru' in value && 'uz' in value && typeof value.ru === 'string' && typeof value.uz === 'string';

export function textsIn(value: unknown, where: string): FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ where, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`));
}

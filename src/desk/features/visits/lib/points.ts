import type { BothNames } from '#contract/visits';
import { inspection as ru } from '#shared/i18n/ru/desk/inspection';
import { inspection as uz } from '#shared/i18n/uz/desk/inspection';

/** What a car is usually looked at for; a finding keeps its name in both languages. */
export const POINTS: readonly BothNames[] = (Object.keys(ru) as (keyof typeof ru)[]).map((point) => ({
  ru: ru[point],
  uz: uz[point],
}));

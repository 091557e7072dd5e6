import type { ContentKind, Field, Localized } from '#contract/content/fields';
import { type ContentKindName, contentKinds, kindOf } from '#contract/content/kinds';
import { fieldOfPath } from '#contract/content/paths';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { type ChangeWords, flagOf } from '#desk/common/lib/changeWords';
import { WEEKDAYS_SHORT } from '#shared/i18n/formats/calendar';
import { formatDayOfMonth } from '#shared/i18n/formats/dates';
import { formatMoney } from '#shared/i18n/formats/numbers';
import type { Language } from '#shared/i18n/languages';
import type { useContentTexts } from '../hooks/useContentTexts';
import type { ContentWords } from '../texts/loadContentTexts';

const MAX_TITLE = 60;

export const columnName = (t: ReturnType<typeof useContentTexts>['t'], title: string, at: number): string =>
  title === ''
    ? t('imports.column', { place: at + 1 })
    : t('imports.columnTitle', { place: at + 1, title: title.slice(0, MAX_TITLE) });

export type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>;

export const firstOf = <Type extends Field['type']>(
  { fields }: ContentKind,
  type: Type,
): { name: string; field: FieldOf<Type> } | undefined => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === type) return { name, field: field as FieldOf<Type> };
  }
  return undefined;
};

export const ownerOf = (kind: ContentKind): { name: string; to: string } | undefined => {
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type === 'reference' && !field.many) return { name, to: field.to };
  }
  return undefined;
};

export type FieldWords =
  | string
  | { name: string; item?: string; fields?: Record<string, FieldWords>; options?: Record<string, string> };

export const isKind = (text: string | undefined): text is ContentKindName =>
  text !== undefined && Object.hasOwn(contentKinds, text);

export const wordsOf = ({ kindTexts }: ContentWords, kind: ContentKindName): Record<string, FieldWords> =>
  kindTexts[kind].fields;

export const nameOf = (words: FieldWords | undefined): string =>
  typeof words === 'object' ? words.name : (words ?? '');

export const optionsOf = (words: FieldWords | undefined): Record<string, string> =>
  (typeof words === 'object' && words.options) || {};

export const titleIn = (title: Localized, language: Language): string => title[language] || title.ru || title.uz;

export const wordsWithin = (words: FieldWords | undefined): Record<string, FieldWords> =>
  (typeof words === 'object' && words.fields) || {};

/** Returns the readable path of a field: `blocks.0.title.ru` becomes «Часть 1 · Подзаголовок, русский». */
export const nameOfPath = (all: ContentWords, kind: ContentKindName, path: string): string => {
  const { t } = all;
  let words: Record<string, FieldWords> = wordsOf(all, kind);
  let last: FieldWords | undefined;
  const messages: string[] = [];
  for (const part of path.split('.')) {
    const end = messages.length - 1;
    if (/^\d+$/.test(part)) {
      const item = (typeof last === 'object' && last.item) || nameOf(last);
      messages[end] = t('field.item', { name: item, number: Number(part) + 1 });
      words = wordsWithin(last);
    } else if (part === 'ru' || part === 'uz') {
      messages[end] = t(part === 'ru' ? 'lang.inRu' : 'lang.inUz', { name: messages[end] ?? '' });
    } else {
      last = words[part];
      messages.push(nameOf(last) || part);
    }
  }
  return messages.join(' · ');
};

const wordsAt = (words: ContentWords, kind: ContentKindName, path: string): FieldWords | undefined =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .reduce<{ within: Record<string, FieldWords>; last?: FieldWords | undefined }>(
      ({ within }, part) => ({ within: wordsWithin(within[part]), last: within[part] }),
      { within: wordsOf(words, kind) },
    ).last;

const dayText = (day: string, words: ContentWords): string => {
  const [year = '', month, date] = day.split('-');
  return `${formatDayOfMonth(Number(month), Number(date), words.language)} ${year}`;
};

export const contentWords = (words: ContentWords, kind: ContentKindName, desk: DeskT): ChangeWords => {
  const { t, language } = words;
  const { fields } = kindOf(kind);

  const intervalName = (name: string, [at = '0', end]: readonly string[]): string => {
    const messages = `${name} · ${desk(end === '1' ? 'audit.closes' : 'audit.opens')}`;
    return at === '0' ? messages : `${messages} ${Number(at) + 1}`;
  };

  const nameOf = (path: string): string => {
    if (path === 'hidden') return t('state.hidden');
    const found = fieldOfPath(fields, path);
    if (!found) return desk('field.other');
    const { field, rest } = found;
    const name = nameOfPath(words, kind, rest.length > 0 ? path.slice(0, -rest.join('.').length - 1) : path);
    if (field.type === 'day') return intervalName(name, rest);
    if (field.type === 'week')
      return intervalName(`${name} · ${WEEKDAYS_SHORT[language][Number(rest[0])]}`, rest.slice(1));
    if (field.type === 'place' && rest.length > 0)
      return `${name} · ${t(rest[0] === 'longitude' ? 'field.longitude' : 'field.latitude')}`;
    return nameOfPath(words, kind, path);
  };

  const valueOf: ChangeWords['valueOf'] = (path, value, side) => {
    const type = path === 'hidden' ? 'flag' : fieldOfPath(fields, path)?.field.type;
    if (type === 'flag') return flagOf(value, desk);
    if (type === 'choice') return optionsOf(wordsAt(words, kind, path))[value] ?? value;
    if (type === 'picture') return desk(side === 'before' ? 'audit.formerPicture' : 'audit.newPicture');
    if (type === 'date') return dayText(value, words);
    return type === 'money' ? formatMoney(value, language) : value;
  };

  return { nameOf, valueOf };
};

export interface OpenedFrom {
  back: string;
  ids: readonly number[];
}

export const isOpenedFrom = (state: unknown): state is OpenedFrom =>
  typeof state === 'object' && state !== null && 'back' in state && 'ids' in state && Array.isArray(state.ids);

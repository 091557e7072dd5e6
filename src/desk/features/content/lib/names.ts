import type { Localized } from '#contract/content/fields';
import { type ContentKindName, contentKinds } from '#contract/content/kinds';
import type { Language } from '#shared/i18n/languages';
import type { ContentWords } from '../texts/loadContentTexts';

/** What a field is called, whatever its type. */
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

/** Of the two languages that of the screen, or what there is. */
export const titleIn = (title: Localized, language: Language): string => title[language] || title.ru || title.uz;

/** What the fields of a group's items are called. */
export const wordsWithin = (words: FieldWords | undefined): Record<string, FieldWords> =>
  (typeof words === 'object' && words.fields) || {};

/** `blocks.0.title.ru` in the words of the screen: «Часть 1 · Подзаголовок, русский». */
export const nameOfPath = (all: ContentWords, kind: ContentKindName, path: string): string => {
  const { t } = all;
  let words: Record<string, FieldWords> = wordsOf(all, kind);
  let last: FieldWords | undefined;
  const said: string[] = [];
  for (const part of path.split('.')) {
    const end = said.length - 1;
    if (/^\d+$/.test(part)) {
      const item = (typeof last === 'object' && last.item) || nameOf(last);
      said[end] = t('field.item', { name: item, number: Number(part) + 1 });
      words = wordsWithin(last);
    } else if (part === 'ru' || part === 'uz') {
      said[end] = t(part === 'ru' ? 'lang.inRu' : 'lang.inUz', { name: said[end] ?? '' });
    } else {
      last = words[part];
      said.push(nameOf(last) || part);
    }
  }
  return said.join(' · ');
};

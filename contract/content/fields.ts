import { normalizeMoney } from '../rules/money';
import { withoutDirectionMarks } from '../rules/names';
import type { PAGES, PageName } from '../rules/pages';
import { type Day, emptyWeek, type Week, weekOfTexts } from './hours';

export const CONTENT_LANGUAGES = ['ru', 'uz'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];
/** A missing language is an empty text. Fallbacks are never stored. */
export type Localized = Record<ContentLanguage, string>;

type Template<Path extends string> = Path extends `${infer Before}:${infer Parameter}`
  ? `${Before}{${Parameter}}`
  : Path;
type PageTemplate = Template<(typeof PAGES)[Exclude<PageName, 'notFound'>]['path']>;
/** Address of a page that shows an item. `{name}` is a field or the id of the item. */
export type PageLink = PageTemplate | `${PageTemplate}?${string}={${string}}`;
export type Place = { latitude: number; longitude: number };

export type FieldValue = string | number | boolean | null | Localized | Place | number[] | ContentValue[] | Day | Week;
export type ContentValue = { [field: string]: FieldValue };

type Text = {
  max: number;
  localized?: true;
  running?: true;
  video?: true;
  wanted?: number;
};

export type Field = { required?: true } & (
  | ({ type: 'text' | 'longText' } & Text)
  /** `from`: field from which an empty slug is derived. `used`: the site uses the slug, so the editor shows it. */
  | { type: 'slug'; from: string; used?: true }
  | { type: 'money' }
  | { type: 'whole'; min: number; max: number }
  | { type: 'date'; notBefore?: string }
  | { type: 'day' }
  /** `was`: text fields of weekdays, Saturday and Sunday in older values. */
  | { type: 'week'; was: readonly [weekdays: string, saturday: string, sunday: string] }
  | { type: 'phone' }
  /** `page` also allows a path of the site, `mail` an e-mail address. */
  | { type: 'url'; page?: true; mail?: true }
  | { type: 'choice'; of: readonly string[] }
  | { type: 'flag' }
  /** Id of an item of the kind `to`, or a list of ids with `many`. `within`: field that both items must share. */
  | { type: 'reference'; to: string; many?: true; within?: string }
  /** Picture URL with its display size. `drawing`: an SVG of the site, or an uncropped upload. */
  | { type: 'picture'; width: number; height: number; drawing?: true }
  | { type: 'place' }
  | { type: 'group'; min: number; max: number; fields: Fields }
);
export type Fields = { readonly [field: string]: Field };

export type ContentKind = {
  fields: Fields;
  title: string;
  /** Fields that the list search also reads: a number, which matches without separators too, and a text. */
  found?: { number: string; also: string };
  order: 'position' | 'date' | 'none';
  since?: string;
  /**
   * The site shows only the first items, up to this number. With `of`, only items whose field has that choice count.
   */
  shown?: { first: number; of?: { field: string; choice: string } };
  single?: true;
  page: PageLink;
  personal?: true;
};

const EMPTY: Record<Field['type'], FieldValue> = {
  text: '',
  longText: '',
  slug: '',
  money: null,
  whole: null,
  date: null,
  day: [],
  week: emptyWeek(),
  phone: '',
  url: '',
  choice: null,
  flag: false,
  reference: null,
  picture: '',
  place: null,
  group: null,
};

const emptyOf = (field: Field): FieldValue => {
  if ('localized' in field && field.localized) return { ru: '', uz: '' };
  if (field.type === 'reference' && field.many) return [];
  if (field.type === 'group') return Array.from({ length: field.min }, () => emptyValue(field.fields));
  return EMPTY[field.type];
};

export const emptyValue = (fields: Fields): ContentValue =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)]));

export const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'ru' in value && 'uz' in value;

export const isItem = (value: unknown): value is ContentValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const normalizeLine = (text: string): string => withoutDirectionMarks(text).trim();

const normalizeItem = (field: Field, value: FieldValue): FieldValue => {
  if (typeof value === 'string') {
    return field.type === 'money' ? normalizeMoney(value.trim()) : normalizeLine(value);
  }
  if (isLocalized(value)) return { ru: normalizeLine(value.ru), uz: normalizeLine(value.uz) };
  if (field.type === 'group' && Array.isArray(value))
    return value.map((one) => (isItem(one) ? normalizeValue(field.fields, one) : emptyValue(field.fields)));
  return value;
};

const olderOf = (field: Field, value: ContentValue): FieldValue => {
  if (field.type !== 'week') return emptyOf(field);
  const [weekdays = '', saturday = '', sunday = ''] = field.was.map((name) => {
    const text = value[name];
    return typeof text === 'string' ? text : '';
  });
  return weekOfTexts({ weekdays, saturday, sunday });
};

/** Normalizes a valid value for storing: exactly the known fields, trimmed. Older values get new fields. */
export const normalizeValue = (fields: Fields, value: ContentValue): ContentValue =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      return [name, given === undefined ? olderOf(field, value) : normalizeItem(field, given)];
    }),
  );

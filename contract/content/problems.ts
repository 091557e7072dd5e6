import { isPrice, tiyinOf } from '../rules/money';
import { CONTENT_LANGUAGES, type ContentValue, type Field, type Fields } from './fields';
import { isDay, isInterval, MAX_INTERVALS } from './hours';
import { videoSource } from './videoSource';

export type Problem = {
  code:
    | 'required'
    | 'type'
    | 'minLength'
    | 'maxLength'
    | 'minimum'
    | 'maximum'
    | 'choice'
    | 'taken'
    | 'kept'
    | 'booked'
    | 'unknown'
    | 'right'
    | 'slug'
    | 'phone'
    | 'money'
    | 'zero'
    | 'edition'
    | 'date'
    | 'early'
    | 'link'
    | 'page'
    | 'mail'
    | 'picture'
    | 'times'
    | 'overlap'
    | 'place'
    | 'video';
  limit?: number;
};
/** Keys are field paths: `name.uz`, `blocks.0.title.ru`. */
export type Problems = Record<string, Problem>;

/** Key of a problem without a field: the person who scheduled the publication may no longer publish. */
export const SCHEDULE_REFUSED = 'schedule';

const MAX_ID = 2_147_483_647;
const SHAPES = {
  slug: /^[a-z0-9-]{0,60}$/,
  money: /^\d{1,12}(\.\d{1,2})?$/,
  date: /^[12]\d{3}-\d\d-\d\d$/,
  phone: /^(\+998\d{9})?$/,
  web: /^https:\/\/[^\s"'<>\\]{1,500}$/,
  page: /^\/(?!\/|(?:api|desk)(?:\/|$))[^\s"'<>\\]{0,300}$/,
  mail: /^[^\s@:"'<>]{1,64}@[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){1,4}$/i,
  picture: /^\/media\/(?!.*\.\.)[\w./-]{1,200}\.(webp|avif|jpg|png)$/,
  drawing: /^\/media\/(?:(?!.*\.\.)[\w./-]{1,200}\.svg|p\/[0-9a-f]{20}\.\d{1,4}x\d{1,4}\.webp)$/,
};

const TYPE: Problem = { code: 'type' };

const isWhole = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const isId = (value: unknown) => isWhole(value, 1, MAX_ID);

export function isDate(value: string): boolean {
  const time = SHAPES.date.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const matching = (value: unknown, code: Problem['code'], ...shapes: RegExp[]): Problem | null => {
  if (typeof value !== 'string') return TYPE;
  return value === '' || shapes.some((shape) => shape.test(value)) ? null : { code };
};

const inDay = (value: unknown): Problem | null => {
  if (isDay(value)) return null;
  if (!Array.isArray(value)) return TYPE;
  if (value.length > MAX_INTERVALS) return { code: 'maximum', limit: MAX_INTERVALS };
  return { code: value.every(isInterval) ? 'overlap' : 'times' };
};

function wrongWith(field: Exclude<Field, { type: 'group' | 'week' }>, value: unknown): Problem | null {
  switch (field.type) {
    case 'text':
    case 'longText':
      if (typeof value !== 'string') return TYPE;
      if (value.length > field.max) return { code: 'maxLength', limit: field.max };
      return field.video && value !== '' && !videoSource(value) ? { code: 'video' } : null;
    case 'slug':
    case 'phone':
      return matching(value, field.type, SHAPES[field.type]);
    case 'money':
      return value === null || (typeof value === 'string' && SHAPES.money.test(value)) ? null : { code: 'money' };
    case 'whole':
      if (value === null) return null;
      if (!Number.isInteger(value)) return TYPE;
      if (Number(value) < field.min) return { code: 'minimum', limit: field.min };
      return Number(value) > field.max ? { code: 'maximum', limit: field.max } : null;
    case 'date':
      return value === null || (typeof value === 'string' && isDate(value)) ? null : { code: 'date' };
    case 'url': {
      const shapes = [SHAPES.web, ...(field.page ? [SHAPES.page] : []), ...(field.mail ? [SHAPES.mail] : [])];
      return matching(value, field.mail ? 'mail' : field.page ? 'page' : 'link', ...shapes);
    }
    case 'choice':
      return value === null || (typeof value === 'string' && field.of.includes(value)) ? null : { code: 'choice' };
    case 'flag':
      return typeof value === 'boolean' ? null : TYPE;
    case 'reference':
      if (!field.many) return value === null || isId(value) ? null : TYPE;
      return Array.isArray(value) && value.length <= 50 && value.every(isId) && new Set(value).size === value.length
        ? null
        : TYPE;
    case 'day':
      return inDay(value);
    case 'picture':
      return matching(value, 'picture', field.drawing ? SHAPES.drawing : SHAPES.picture);
    default:
      return value === null || isPlace(value) ? null : { code: 'place' };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithin = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

const isPlace = (value: unknown) =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  isWithin(value['latitude'], 90) &&
  isWithin(value['longitude'], 180);

const isBlank = (value: unknown) =>
  value === null ||
  (typeof value === 'string' ? !/[^\s\p{Cf}]/u.test(value) : Array.isArray(value) && value.length === 0);

type Found = [path: string, problem: Problem][];

function inField(field: Field, value: unknown, path: string, isPublished: boolean): Found {
  if (field.type === 'group') return inGroup(field, value, path, isPublished);
  if (field.type === 'week') return inWeek(value, path);
  if ((field.type === 'text' || field.type === 'longText') && field.localized) {
    if (!isObject(value) || Object.keys(value).length !== CONTENT_LANGUAGES.length) return [[path, TYPE]];
    const { localized: _both, ...one } = field;
    return CONTENT_LANGUAGES.flatMap((language) => inField(one, value[language], `${path}.${language}`, isPublished));
  }
  const problem = wrongWith(field, value);
  if (problem) return [[path, problem]];
  if (isPublished && field.type === 'money' && typeof value === 'string' && !isPrice(tiyinOf(value) ?? 0n))
    return [[path, { code: 'zero' }]];
  return isPublished && field.required && isBlank(value) ? [[path, { code: 'required' }]] : [];
}

function inWeek(value: unknown, path: string): Found {
  if (!Array.isArray(value) || value.length !== 7) return [[path, TYPE]];
  return value.flatMap((day: unknown, at): Found => {
    const problem = inDay(day);
    return problem ? [[`${path}.${at}`, problem]] : [];
  });
}

function inGroup(field: Field & { type: 'group' }, value: unknown, path: string, isPublished: boolean): Found {
  if (!Array.isArray(value)) return [[path, TYPE]];
  if (value.length > field.max) return [[path, { code: 'maximum', limit: field.max }]];
  if (isPublished && value.length < field.min) return [[path, { code: 'minimum', limit: field.min }]];
  return value.flatMap((one: unknown, at) => inFields(field.fields, one, `${path}.${at}.`, isPublished));
}

const isTooEarly = (field: Field, date: unknown, beside: Record<string, unknown>): boolean => {
  if (field.type !== 'date' || field.notBefore === undefined) return false;
  const first = beside[field.notBefore];
  return typeof date === 'string' && typeof first === 'string' && date < first;
};

function inFields(fields: Fields, value: unknown, within: string, isPublished: boolean): Found {
  if (!isObject(value)) return [[within.replace(/\.$/, '') || 'value', TYPE]];
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unknown.map((name): Found[number] => [`${within}${name}`.slice(0, 100), { code: 'unknown' }]),
    ...Object.entries(fields).flatMap(([name, field]) =>
      Object.hasOwn(value, name)
        ? [
            ...inField(field, value[name], within + name, isPublished),
            ...(isPublished && isTooEarly(field, value[name], value)
              ? [[within + name, { code: 'early' }] satisfies Found[number]]
              : []),
          ]
        : isPublished && field.required
          ? [[within + name, { code: 'required' }] satisfies Found[number]]
          : [],
    ),
  ];
}

export const draftProblems = (fields: Fields, value: unknown): Problems =>
  Object.fromEntries(inFields(fields, value, '', false));

/** The server checks references separately. */
export const publishProblems = (fields: Fields, value: ContentValue): Problems =>
  Object.fromEntries(inFields(fields, value, '', true));

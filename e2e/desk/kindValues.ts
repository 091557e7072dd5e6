import { type ContentValue, emptyValue, type Field, type Fields, type FieldValue } from '#contract/content/fields';
import type { Day } from '#contract/content/hours';
import { CONTENT_KINDS, type ContentKindName, kindOf } from '#contract/content/kinds';

export const DRAWING = '/media/icons/detailing.svg';

const PICTURES = ['/media/heroes/engine-diagnostics.1600x900.webp', '/media/heroes/oil-service.1600x900.webp'];

export const word = (kind: ContentKindName, language: 'ru' | 'uz', version: number) =>
  `${language === 'ru' ? 'Проба' : 'Sinov'}${kind}${version}`;

const DAY: Day = [['09:00', '18:00']];

type Given = { kind: ContentKindName; version: number };

function valueOf(name: string, field: Field, given: Given): FieldValue {
  const { kind, version } = given;
  const text = { ru: word(kind, 'ru', version), uz: word(kind, 'uz', version) };
  switch (field.type) {
    case 'text':
    case 'longText':
      if (field.video) return `https://example.com/${kind}${version}`;
      return field.localized ? text : text.ru.slice(0, field.max);
    case 'money':
      return `${version}51000.00`;
    case 'whole':
      return Math.min(field.max, Math.max(field.min, 1234567 + version));
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'day':
      return DAY;
    case 'week':
      return Array.from({ length: 7 }, () => DAY);
    case 'phone':
      return `+99890777660${version}`;
    case 'url':
      return `https://example.com/${kind}${version}`;
    case 'choice':
      return field.of.find((one) => one === 'roadside') ?? field.of[0] ?? null;
    case 'place':
      return { latitude: 41.3, longitude: 69.2 };
    case 'picture':
      return field.drawing ? DRAWING : (PICTURES[version - 1] ?? '');
    case 'reference':
      return field.required && name !== 'modelId' ? 1 : (emptyValue({ [name]: field })[name] ?? null);
    case 'group':
      return Array.from({ length: field.min }, () => valueFor(field.fields, given));
    default:
      return emptyValue({ [name]: field })[name] ?? null;
  }
}

export const valueFor = (fields: Fields, given: Given): ContentValue =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(name, field, given)]));

/** An item with a page of its own is visible without references. */
const hasOwnPage = (kind: ContentKindName) => kindOf(kind).page.endsWith('/{id}');

/** Returns the kind that must refer to an item to make it visible: an empty category is not shown. */
export function referringKind(kind: ContentKindName): { by: ContentKindName; field: string; many: boolean } | null {
  for (const by of CONTENT_KINDS)
    for (const [field, one] of Object.entries(kindOf(by).fields))
      if (one.type === 'reference' && one.to === kind && kind !== 'brands' && !hasOwnPage(kind))
        return { by, field, many: one.many === true };
  return null;
}

import {
  CONTENT_LANGUAGES,
  type ContentValue,
  type Field,
  type Fields,
  isItem,
  isLocalized,
  type Localized,
} from './fields';

const SPACE = '\u00a0';

const UNIT =
  'км|мм|см|м|л|кг|г|ч|мин|Вт|В|А|бар|бара|шт|тысяч|тысячи|млн|ампер|вольт|вольта|km|mm|sm|m|l|kg|g|W|V|A|bar|ming|mln|soat|daqiqa|amper|volt|°C';
const BEFORE_UNIT = new RegExp(String.raw`(?<=\d) (?=(?:${UNIT})(?![\p{L}\d]))`, 'gu');

/** Spaces that become no-break spaces: before a unit, after №, before a dash, and before Uzbek suffixes of 'km'. */
const BREAKS = [BEFORE_UNIT, /(?<=№) /gu, / (?=— )/gu, /(?<=\b(?:km|mm|sm)) (?=(?:da|ga|dan|gacha)(?!\p{L}))/gu];

export const typesetText = (text: string): string =>
  BREAKS.reduce((result, place) => result.replace(place, SPACE), text);

const APOSTROPHES = "['’‘`´ʻʼ]";
const AFTER_O_G = new RegExp(`(?<=[oOgG])${APOSTROPHES}`, 'gu');
const WITHIN_WORD = new RegExp(`(?<=\\p{L})(?<![oOgG])${APOSTROPHES}(?=\\p{L})`, 'gu');

export const uzbekApostrophes = (text: string): string => text.replace(AFTER_O_G, 'ʻ').replace(WITHIN_WORD, 'ʼ');

export type ContentWarning = {
  field: string;
  code: 'missing' | 'same' | 'older' | 'apostrophe' | 'space' | 'short' | 'duplicate';
  suggestion?: string;
  other?: { id: number; title: Localized };
};

type TextField = Field & { type: 'text' | 'longText' };

const isText = (field: Field): field is TextField => field.type === 'text' || field.type === 'longText';
const hasLetters = (text: string) => /\p{L}{4}/u.test(text);

function ofTexts(field: TextField, texts: Localized, path: string): ContentWarning[] {
  return CONTENT_LANGUAGES.flatMap((language): ContentWarning[] => {
    const text = texts[language];
    const other = texts[language === 'ru' ? 'uz' : 'ru'];
    const at = `${path}.${language}`;
    if (text === '') return other === '' ? [] : [{ field: at, code: 'missing' }];
    const found: ContentWarning[] = [];
    if (language === 'uz' && text === other && hasLetters(text)) found.push({ field: at, code: 'same' });
    const spelt = language === 'uz' ? uzbekApostrophes(text) : text;
    if (spelt !== text) found.push({ field: at, code: 'apostrophe', suggestion: spelt });
    const spaced = field.running ? typesetText(text) : text;
    if (spaced !== text) found.push({ field: at, code: 'space', suggestion: spaced });
    if (field.wanted !== undefined && text.length < field.wanted) found.push({ field: at, code: 'short' });
    return found;
  });
}

export const warningsOf = (fields: Fields, value: ContentValue, within = ''): ContentWarning[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const given = value[name];
    if (field.type === 'group' && Array.isArray(given))
      return given.flatMap((one, at) => (isItem(one) ? warningsOf(field.fields, one, `${within}${name}.${at}.`) : []));
    return isText(field) && isLocalized(given) ? ofTexts(field, given, within + name) : [];
  });

const SPACE = '\u00a0';

/** A number's unit in either language; a spelled-out 'тысяч' or 'ming' belongs to the number as well. */
const UNIT =
  'км|мм|см|м|л|кг|г|ч|мин|Вт|В|А|бар|бара|шт|тысяч|тысячи|млн|ампер|вольт|вольта|km|mm|sm|m|l|kg|g|W|V|A|bar|ming|mln|soat|daqiqa|amper|volt|°C';
const BEFORE_UNIT = new RegExp(String.raw`(?<=\d) (?=(?:${UNIT})(?![\p{L}\d]))`, 'gu');

/** Where a line may not break: between a number and its unit, after №, before a dash, and before what Uzbek adds to 'km'. */
const BREAKS = [BEFORE_UNIT, /(?<=№) /gu, / (?=— )/gu, /(?<=\b(?:km|mm|sm)) (?=(?:da|ga|dan|gacha)(?!\p{L}))/gu];

const typesetText = (text: string): string => BREAKS.reduce((result, place) => result.replace(place, SPACE), text);

const isLocalized = (value: unknown): value is { ru: string; uz: string } =>
  typeof value === 'object' && value !== null && 'ru' in value && 'uz' in value;

/** Columns and fields that hold running text. Names stay as they are written: people search and copy them. */
const RUNNING = new Set(['info', 'description', 'answer', 'body']);

/**
 * The rows with no-break spaces where the rules of both languages want them. The content is written with plain spaces, which an
 * editor can see.
 */
export const typeset = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    RUNNING.has(key) && isLocalized(inner) ? { ru: typesetText(inner.ru), uz: typesetText(inner.uz) } : typeset(inner),
  ]);
  return Object.fromEntries(entries) as Value;
};

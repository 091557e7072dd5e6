const SPACE = '\u00a0';

/** A number's unit in either language; a spelled-out 'тысяч' or 'ming' belongs to the number as well. */
const UNIT =
  'км|мм|см|м|л|кг|г|ч|мин|Вт|В|А|бар|бара|шт|тысяч|тысячи|млн|ампер|вольт|вольта|km|mm|sm|m|l|kg|g|W|V|A|bar|ming|mln|soat|daqiqa|amper|volt|°C';
const BEFORE_UNIT = new RegExp(String.raw`(?<=\d) (?=(?:${UNIT})(?![\p{L}\d]))`, 'gu');

/** Where a line may not break: between a number and its unit, after №, before a dash, and before what Uzbek adds to 'km'. */
const BREAKS = [BEFORE_UNIT, /(?<=№) /gu, / (?=— )/gu, /(?<=\b(?:km|mm|sm)) (?=(?:da|ga|dan|gacha)(?!\p{L}))/gu];

/** The text with no-break spaces where the rules of both languages want them. */
export const typesetText = (text: string): string =>
  BREAKS.reduce((result, place) => result.replace(place, SPACE), text);

const LOOK_ALIKE = "['’‘`´ʻʼ]";
const AFTER_O_G = new RegExp(`(?<=[oOgG])${LOOK_ALIKE}`, 'gu');
const WITHIN_WORD = new RegExp(`(?<=\\p{L})(?<![oOgG])${LOOK_ALIKE}(?=\\p{L})`, 'gu');

/** An Uzbek text with the apostrophes of its letters: oʻ, gʻ, and ʼ within a word. */
export const uzbekApostrophes = (text: string): string => text.replace(AFTER_O_G, 'ʻ').replace(WITHIN_WORD, 'ʼ');

/** Nine digits and more, with the usual signs between them; fewer are a price or a date. */
const PHONE = /\+?\d(?:[ ()./–-]{0,3}\d){8,}/g;
/** A number as it is said in town, without the operator's code. */
const SHORT_PHONE = /(?<![\d.,-])\d{3}[ .-]\d{2}[ .-]\d{2}(?![\d.,-])/g;

const APOSTROPHES = "'ʻʼ‘’`´";
const WORD = new RegExp(`[\\p{L}\\p{M}${APOSTROPHES}]{2,}`, 'gu');

const NO_SIGN = /[^\p{L}\p{N}]/gu;

/** Plates and VINs, also where they are written with spaces or dashes. */
function withoutSigns(text: string, signs: readonly string[]): string {
  const spaced = signs.map((sign) => Array.from(sign.replaceAll(NO_SIGN, '')).join('[ -]?')).filter(Boolean);
  if (spaced.length === 0) return text;
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), '…');
}

/**
 * A text without whoever wrote it: phones, and each word of the name wherever it stands as a whole word, in any case and with any
 * apostrophe. Other spellings and cases of declension stay, since nothing tells them from other words. `signs`: of the car.
 */
export function withoutPerson(text: string, fullName: string, signs: readonly string[] = []): string {
  const words = (fullName.match(WORD) ?? []).map((word) =>
    word.replaceAll(new RegExp(`[${APOSTROPHES}]`, 'g'), `[${APOSTROPHES}]`),
  );
  const phoneless = withoutSigns(text, signs).replaceAll(PHONE, '…').replaceAll(SHORT_PHONE, '…');
  if (words.length === 0) return phoneless;
  const name = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return phoneless.replaceAll(name, '…').replaceAll(/…(?: …)+/g, '…');
}

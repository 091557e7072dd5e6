/** Nine digits and more, with the usual signs between them; fewer are a price or a date. */
const PHONE = /\+?\d(?:[ ()./–-]{0,3}\d){8,}/g;
/** A number as it is said in town, without the operator's code. */
const SHORT_PHONE = /(?<![\d.,-])\d{3}[ .-]\d{2}[ .-]\d{2}(?![\d.,-])/g;

const APOSTROPHES = "'ʻʼ‘’`´";
const WORD = new RegExp(`[\\p{L}\\p{M}${APOSTROPHES}]{2,}`, 'gu');

/**
 * A text without whoever wrote it: phones, and each word of the name wherever it stands as a whole word, in any case and with any
 * apostrophe. Other spellings and cases of declension stay, since nothing tells them from other words.
 */
export function withoutPerson(text: string, fullName: string): string {
  const words = (fullName.match(WORD) ?? []).map((word) =>
    word.replaceAll(new RegExp(`[${APOSTROPHES}]`, 'g'), `[${APOSTROPHES}]`),
  );
  const phoneless = text.replaceAll(PHONE, '…').replaceAll(SHORT_PHONE, '…');
  if (words.length === 0) return phoneless;
  const name = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return phoneless.replaceAll(name, '…').replaceAll(/…(?: …)+/g, '…');
}

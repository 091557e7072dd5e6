const BRAND = 'Yolda';
/** Letters. Longer names would make a short SMS two parts. */
const MAX_SENDER_LENGTH = 22;

/** The letters of a text that fit into the short alphabet of SMS where the rest of it does. */
export const plainApostrophes = (text: string): string => text.replace(/[ʻʼ‘’]/g, "'");

/** The name of the branch up to its first comma, or the brand alone where that is too long. */
export function senderOf(branch: string): string {
  const name = plainApostrophes((branch.split(',')[0] ?? '').trim());
  const full = name.startsWith(BRAND) ? name : `${BRAND}, ${name}`;
  return full.length > MAX_SENDER_LENGTH ? BRAND : full;
}

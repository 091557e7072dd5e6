const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/**
 * Returns the number of billed SMS parts. A single part holds 160 septets of GSM-7, or 70 UTF-16 units of other text.
 */
export function partsOf(text: string): number {
  const letters = Array.from(text);
  const isGsm7 = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  const length = isGsm7 ? letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0) : text.length;
  const [single, part] = isGsm7 ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / part);
}

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[ʻʼ‘’`´′]/g, "'"],
  [/[«»„“”″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/№\s*/g, 'No '],
  [/…/g, '...'],
  [/[\u00a0\u2009\u202f]/g, ' '],
];

/** Replaces typographic characters by GSM-7 ones, because a single other character reduces the part size to 70. */
export const toGsm7 = (text: string): string => REPLACED.reduce((plain, [from, to]) => plain.replace(from, to), text);

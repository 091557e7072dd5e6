const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Returns the paid SMS parts: 160 septets fit in one, or 70 UTF-16 units outside GSM-7. */
export function partsOf(text: string): number {
  const letters = Array.from(text);
  const isShort = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  const length = isShort ? letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0) : text.length;
  const [single, part] = isShort ? [160, 153] : [70, 67];
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

/** Replaces letters outside GSM-7: a single one would turn one part into two. */
export const inShortAlphabet = (text: string): string =>
  REPLACED.reduce((plain, [from, to]) => plain.replace(from, to), text);

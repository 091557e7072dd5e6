/** GSM 03.38: letters that take one septet of an SMS, and those that take two. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** How many parts an SMS of the text has, each paid for: 160 septets or, with any letter outside of the alphabet, 70 UTF-16 units fit into one. */
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

/** The text in letters of the alphabet where each has one: a single other letter makes a short SMS two parts. */
export const inShortAlphabet = (text: string): string =>
  REPLACED.reduce((plain, [from, to]) => plain.replace(from, to), text);

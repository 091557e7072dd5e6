/** Cyrillic letters that stand on the keys and look like these. */
const LOOK_ALIKES: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** A part's number as it is compared: `339-923`, `339 923` and `339923` are one, and so is one typed in Cyrillic letters. */
export const foldNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[АВЕКМНОРСТУХ]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '');

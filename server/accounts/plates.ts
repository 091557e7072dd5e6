/** Cyrillic capitals that look like Latin ones: a plate typed with a Russian keyboard is the same plate. */
const LATIN_OF: Record<string, string> = {
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

/** A state plate as it is stored: trimmed, in Latin capitals. */
export const storedPlate = (plate: string) =>
  plate
    .trim()
    .toUpperCase()
    .replace(/[АВЕКМНОРСТУХ]/g, (letter) => LATIN_OF[letter] ?? letter);

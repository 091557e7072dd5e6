const CHARACTERS = /^[2-9ACDEFGHJKMNPQRTVWX]{8}$/;
const CYRILLIC: Record<string, string> = {
  А: 'A',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

/** Returns a typed reference in its stored form, `Y-7K3M-92QD`, or null if it is invalid. */
export function referenceOf(typed: string): string | null {
  const characters = typed
    .toUpperCase()
    .replace(/[А-Я]/g, (letter) => CYRILLIC[letter] ?? letter)
    .replace(/[\s\-–—._№#]/g, '');
  const own = characters.replace(/^Y/, '');
  return CHARACTERS.test(own) ? `Y-${own.slice(0, 4)}-${own.slice(4)}` : null;
}

/** Signs of a reference, without look-alikes (`new_request_reference` of the migrations). */
const SIGNS = /^[2-9ACDEFGHJKMNPQRTVWX]{8}$/;
/** Capitals that a Cyrillic keyboard writes for the same shape. */
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

/** An enquiry's reference as it is stored, `Y-7K3M-92QD`, however it was typed; null where it can be none. */
export function referenceOf(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[А-Я]/g, (letter) => CYRILLIC[letter] ?? letter)
    .replace(/[\s\-–—._№#]/g, '');
  const own = signs.replace(/^Y/, '');
  return SIGNS.test(own) ? `Y-${own.slice(0, 4)}-${own.slice(4)}` : null;
}

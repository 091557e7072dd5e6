/** What people put where a secret belongs. */
const WORDS =
  /secret|change|replace|password|passwd|token|access|code|keys?|example|default|demo|test|admin|please|here|your|this|random|string|production|yolda|qwerty|asdf|zxcv|letmein|welcome|dummy|foobar/g;

/** Of 32 random hexadecimal digits fewer than 9 are different once in a hundred thousand. */
const LEAST_DIFFERENT = 9;
/** As many characters as a random secret still has when a word happens to stand in it. */
const LEAST_BESIDE_WORDS = 20;

/** Why a secret of at least 32 characters could be guessed, as the end of the sentence "NAME …"; null for one that a program made. */
export function whyGuessable(secret: string): string | null {
  if (new Set(secret).size < LEAST_DIFFERENT) return 'has too few different characters';
  if (isRepetition(secret)) return 'repeats a shorter text';
  if (isSequence(secret)) return 'is a sequence';
  const besideWords = secret
    .toLowerCase()
    .replace(WORDS, '')
    .replace(/[^a-z0-9]/g, '');
  if (besideWords.length < LEAST_BESIDE_WORDS) return 'is made of words that everybody tries';
  return null;
}

/** `abcabcab…`, whole or with a beginning of it at the end. */
function isRepetition(secret: string): boolean {
  for (let period = 1; period <= secret.length / 2; period++) {
    if (secret.startsWith(secret.slice(period))) return true;
  }
  return false;
}

/** Most characters are the one before or its neighbour in the alphabet: of random ones one in five at most. */
function isSequence(secret: string): boolean {
  const codes = Array.from({ length: secret.length }, (_, index) => secret.charCodeAt(index));
  const steps = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1).length;
  return steps > codes.length * 0.6;
}

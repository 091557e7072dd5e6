import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

let pairCounts: number[][] | undefined;

function countPairs(): number[][] {
  // Add-one smoothing: an unseen pair of characters is improbable, not impossible.
  const pairs = Array.from(CHARACTERS, () => Array.from(CHARACTERS, () => 1));
  for (const word of [...dictionary['diceware-common'], ...dictionary['passwords-common']]) {
    for (const [before, after] of pairsOf(word)) {
      const row = pairs[before];
      if (row) row[after] = (row[after] ?? 0) + 1;
    }
  }
  return pairs;
}

/** Returns the entropy per letter: about 4 bits for a sentence, 6 for random text. Skips other characters. */
function bitsPerLetter(text: string): number {
  pairCounts ??= countPairs();
  const sums = pairCounts.map((row) => row.reduce((sum, count) => sum + count, 0));
  const pairs = pairsOf(text);
  // Random secrets contain Latin letters or digits; a Cyrillic sentence does not.
  if (pairs.length === 0) return 0;
  const bits = pairs.map(([before, after]) => Math.log2((sums[before] ?? 1) / (pairCounts?.[before]?.[after] ?? 1)));
  return bits.reduce((sum, bit) => sum + bit, 0) / pairs.length;
}

function pairsOf(text: string): [number, number][] {
  const places = Array.from(text.toLowerCase(), (sign) => CHARACTERS.indexOf(sign)).filter((place) => place >= 0);
  return places.slice(1).map((place, index) => [places[index] ?? 0, place]);
}

/** The probability that 32 random hex digits have fewer distinct digits is 1 in 100,000. */
const MIN_DISTINCT = 9;
const MIN_REPEATED = 8;
/** Sentences in Russian, Uzbek and English have 3.6 to 4.6 bits a letter, `openssl rand -base64 32` 6.7 ± 0.4. */
const MIN_BITS_PER_LETTER = 4.65;
/** Keyboard rows, each half a key to the right of the row above. */
const KEY_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const HASHED_PASSWORDS = 10_000;
const DIGESTS = new Map([
  [16, 'md5'],
  [20, 'sha1'],
  [32, 'sha256'],
  [48, 'sha384'],
  [64, 'sha512'],
]);

/**
 * Returns why a secret of 32 or more characters is guessable, as the end of a sentence that begins with the name of the
 * setting. Returns null if it is not guessable.
 */
export function guessableReason(secret: string): string | null {
  if (new Set(secret).size < MIN_DISTINCT) return 'has too few different characters';
  if (isRepetition(secret)) return 'repeats a shorter text';
  if (isSequence(secret)) return 'is a sequence';
  // Hex digits form no words, but frequent letter pairs would give them a low entropy.
  if (!isHexadecimal(secret) && bitsPerLetter(secret) < MIN_BITS_PER_LETTER) return 'is made of words';
  if (isDigestOfPassword(secret)) return 'is the hash of a common password';
  return null;
}

function isRepetition(secret: string): boolean {
  for (let period = 1; period <= secret.length - MIN_REPEATED; period++) {
    if (secret.startsWith(secret.slice(period))) return true;
  }
  return false;
}

/** In random text at most a quarter of the characters adjoin the previous one. */
function isSequence(secret: string): boolean {
  const characters = Array.from(secret.toLowerCase());
  const steps = characters.filter((sign, index) => index > 0 && areAdjacent(sign, characters[index - 1] ?? '')).length;
  return steps > characters.length * 0.6;
}

function areAdjacent(a: string, b: string): boolean {
  if (Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1) return true;
  const [one, other] = [keyPosition(a), keyPosition(b)];
  return one !== null && other !== null && Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) <= 1;
}

function keyPosition(sign: string): { row: number; x: number } | null {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(sign));
  return row < 0 ? null : { row, x: (KEY_ROWS[row] ?? '').indexOf(sign) + row / 2 };
}

const isHexadecimal = (secret: string) => /^[0-9a-f]+$/i.test(secret);

/** Recognizes `echo -n password | sha256sum`, with and without a newline, as hex or base64. */
function isDigestOfPassword(secret: string): boolean {
  const bytes = Buffer.from(secret, isHexadecimal(secret) ? 'hex' : 'base64');
  const algorithm = DIGESTS.get(bytes.length);
  if (!algorithm) return false;
  const isOf = (text: string) => createHash(algorithm).update(text).digest().equals(bytes);
  return ['', ...dictionary['passwords-common'].slice(0, HASHED_PASSWORDS)].some(
    (text) => isOf(text) || isOf(`${text}\n`),
  );
}

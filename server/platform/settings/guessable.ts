import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** How often each sign follows each other one in words and in the passwords of people. Counted once, when it is first asked for. */
let counted: number[][] | undefined;

function countPairs(): number[][] {
  // One more of each: what never stood together is improbable, not impossible.
  const pairs = Array.from(SIGNS, () => Array.from(SIGNS, () => 1));
  for (const word of [...dictionary['diceware-common'], ...dictionary['passwords-common']]) {
    for (const [before, after] of pairsOf(word)) {
      const row = pairs[before];
      if (row) row[after] = (row[after] ?? 0) + 1;
    }
  }
  return pairs;
}

/**
 * Bits that each letter or digit adds for somebody who guesses as people write: 4 in a sentence, 6 in what a program made. Other signs
 * are left out, as they only part words.
 */
function bitsPerLetter(text: string): number {
  counted ??= countPairs();
  const sums = counted.map((row) => row.reduce((sum, count) => sum + count, 0));
  const pairs = pairsOf(text);
  // No program writes a secret without them; a sentence in Cyrillic is one.
  if (pairs.length === 0) return 0;
  const bits = pairs.map(([before, after]) => Math.log2((sums[before] ?? 1) / (counted?.[before]?.[after] ?? 1)));
  return bits.reduce((sum, bit) => sum + bit, 0) / pairs.length;
}

function pairsOf(text: string): [number, number][] {
  const places = Array.from(text.toLowerCase(), (sign) => SIGNS.indexOf(sign)).filter((place) => place >= 0);
  return places.slice(1).map((place, index) => [places[index] ?? 0, place]);
}

/** Of 32 random hexadecimal digits fewer than 9 are different once in a hundred thousand. */
const LEAST_DIFFERENT = 9;
/** A text that begins again with as many characters as this is no coincidence. */
const LEAST_REPEATED = 8;
/** Sentences of Russian, Uzbek and English words need 3.6 to 4.6 bits a letter, `openssl rand -base64 32` 6.7 with a deviation of 0.4. */
const LEAST_BITS_PER_LETTER = 4.65;
/** The keys of a keyboard, each row half a key further to the right than the one above. */
const KEY_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** So many of the commonest passwords are hashed, in 0.1 s. */
const HASHED_PASSWORDS = 10_000;
/** By the length in bytes of what they make. */
const DIGESTS = new Map([
  [16, 'md5'],
  [20, 'sha1'],
  [32, 'sha256'],
  [48, 'sha384'],
  [64, 'sha512'],
]);

/** Why a secret of at least 32 characters could be guessed, as the end of the sentence "NAME …"; null for one that a program made. */
export function whyGuessable(secret: string): string | null {
  if (new Set(secret).size < LEAST_DIFFERENT) return 'has too few different characters';
  if (isRepetition(secret)) return 'repeats a shorter text';
  if (isSequence(secret)) return 'is a sequence';
  // No words are written in hexadecimal digits, among which the usual neighbours are many.
  if (!isHexadecimal(secret) && bitsPerLetter(secret) < LEAST_BITS_PER_LETTER) return 'is made of words';
  if (isDigestOfPassword(secret)) return 'is the hash of a common password';
  return null;
}

/** `abcabcab…`, whole or with a beginning of it at the end. */
function isRepetition(secret: string): boolean {
  for (let period = 1; period <= secret.length - LEAST_REPEATED; period++) {
    if (secret.startsWith(secret.slice(period))) return true;
  }
  return false;
}

/** Most characters are the one before or its neighbour, in the alphabet or on the keyboard: of random ones one in four at most. */
function isSequence(secret: string): boolean {
  const signs = Array.from(secret.toLowerCase());
  const steps = signs.filter((sign, index) => index > 0 && areNeighbours(sign, signs[index - 1] ?? '')).length;
  return steps > signs.length * 0.6;
}

function areNeighbours(a: string, b: string): boolean {
  if (Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1) return true;
  const [one, other] = [placeOfKey(a), placeOfKey(b)];
  return one !== null && other !== null && Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) <= 1;
}

function placeOfKey(sign: string): { row: number; x: number } | null {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(sign));
  return row < 0 ? null : { row, x: (KEY_ROWS[row] ?? '').indexOf(sign) + row / 2 };
}

const isHexadecimal = (secret: string) => /^[0-9a-f]+$/i.test(secret);

/** `echo -n password | sha256sum`, with and without the end of the line, as digits or as base64. */
function isDigestOfPassword(secret: string): boolean {
  const bytes = Buffer.from(secret, isHexadecimal(secret) ? 'hex' : 'base64');
  const algorithm = DIGESTS.get(bytes.length);
  if (!algorithm) return false;
  const isOf = (text: string) => createHash(algorithm).update(text).digest().equals(bytes);
  return ['', ...dictionary['passwords-common'].slice(0, HASHED_PASSWORDS)].some(
    (text) => isOf(text) || isOf(`${text}\n`),
  );
}

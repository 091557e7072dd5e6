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
export function bitsPerLetter(text: string): number {
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

export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      row.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    before = above;
    above = row;
  }
  return above[other.length] ?? 0;
}

/** `typo` is corrected silently, `guess` is shown as a suggestion. */
export type Correction = { kind: 'typo' | 'guess'; editDistance: number };

/**
 * A typo keeps the first letter (or swaps it with the second) and has one error per 4 letters or two per 8. A guess
 * keeps the first and last letter and has at most one error per 3 letters.
 */
export function correctionOf(typed: string, known: string): Correction | null {
  const count = editDistance(typed, known);
  const isFirstSwapped = typed[0] === known[1] && typed[1] === known[0];
  if (typed[0] !== known[0] && !isFirstSwapped) return null;
  if (count <= typosAllowed(Math.min(typed.length, known.length))) return { kind: 'typo', editDistance: count };
  const isNear = typed.length > 3 && count * 3 <= Math.max(typed.length, known.length);
  return isNear && typed[0] === known[0] && typed.at(-1) === known.at(-1)
    ? { kind: 'guess', editDistance: count }
    : null;
}

const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

export type Spelling = { word: string; ru: string | null; uz: string | null; isName: boolean };

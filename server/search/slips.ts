/** How many letters are wrong, missing, too many or changed places: one slip each (Damerau and Levenshtein). */
export function slips(one: string, other: string): number {
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

/** How many slips a word of this length may have and still be taken for another. */
export const slipsAllowed = (length: number): number => (length <= 3 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3);

/** What was typed as it can stand in an address: one line, no edges of space, nothing that is no letter at all. */
export const cleanSearch = (typed: string, maxLength: number): string =>
  Array.from(typed.replace(/\s+/g, ' ').trim())
    .slice(0, maxLength)
    .filter((letter) => !/^[\p{Cc}\p{Cs}\ufffd]$/u.test(letter))
    .join('')
    .trim();

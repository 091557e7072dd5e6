/** At most so many characters from the start of a text. A pair of surrogates is not parted: no database stores the half of one. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');

/** A folded word and how each language writes it; null where it does not have it. */
export type Spelling = { word: string; ru: string | null; uz: string | null; isName: boolean };

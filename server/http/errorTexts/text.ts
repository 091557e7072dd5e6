import type { Language } from '../language';

/** By their codes. */
export type Texts = Record<string, Record<Language, string>>;

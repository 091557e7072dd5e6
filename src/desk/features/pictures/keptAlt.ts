import type { StoredPicture } from '#contract/pictures';

export type Alt = StoredPicture['alt'];
export type AltLanguage = keyof Alt;
export const ALT_LANGUAGES: readonly AltLanguage[] = ['ru', 'uz'];

/** What is typed, what it was typed over, and where somebody else has written something else meanwhile. */
export interface TypedAlt {
  typed: Alt;
  base: Alt;
  clashing: readonly AltLanguage[];
}

export const isChanged = ({ typed, base }: TypedAlt): boolean =>
  ALT_LANGUAGES.some((language) => typed[language].trim() !== base[language]);

/** What both have written comes together; where they clash both stay. */
export const metAlt = ({ typed, base }: TypedAlt, now: Alt): TypedAlt => {
  const clashing = ALT_LANGUAGES.filter((language) => {
    const own = typed[language].trim();
    return now[language] !== base[language] && own !== base[language] && own !== now[language];
  });
  const one = (language: AltLanguage, clash: string, same: string) => {
    if (clashing.includes(language)) return clash;
    return typed[language].trim() === base[language] ? now[language] : same;
  };
  return {
    typed: { ru: one('ru', typed.ru, typed.ru), uz: one('uz', typed.uz, typed.uz) },
    base: { ru: one('ru', base.ru, now.ru), uz: one('uz', base.uz, now.uz) },
    clashing,
  };
};

const isAlt = (value: unknown): value is Alt =>
  typeof value === 'object' &&
  value !== null &&
  'ru' in value &&
  typeof value.ru === 'string' &&
  'uz' in value &&
  typeof value.uz === 'string';

/** What this browser has kept of it, met with what is stored now. */
export const readKeptAlt = (key: string, now: Alt): TypedAlt => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'typed' in kept && 'base' in kept)
      if (isAlt(kept.typed) && isAlt(kept.base))
        return metAlt({ typed: kept.typed, base: kept.base, clashing: [] }, now);
  } catch {
    // Blocked or not ours: there is nothing in it.
  }
  return { typed: now, base: now, clashing: [] };
};

export const keepAlt = (key: string, alt: TypedAlt): void => {
  try {
    if (isChanged(alt)) localStorage.setItem(key, JSON.stringify({ typed: alt.typed, base: alt.base }));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing, or is full: the fields have it.
  }
};

import type { StoredPicture } from '#contract/pictures';
import { makeTextStore } from '#shared/drafts/textStore';

export type Alt = StoredPicture['alt'];
export type AltLanguage = keyof Alt;
export const ALT_LANGUAGES: readonly AltLanguage[] = ['ru', 'uz'];

export interface TypedAlt {
  typed: Alt;
  base: Alt;
  clashing: readonly AltLanguage[];
}

export const isChanged = ({ typed, base }: TypedAlt): boolean =>
  ALT_LANGUAGES.some((language) => typed[language].trim() !== base[language]);

/** Rebases a draft on stored texts. Merges different languages; conflicts keep both texts. */
export const rebaseAlt = ({ typed, base }: TypedAlt, now: Alt): TypedAlt => {
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

const PREFIX = 'desk:alt:';
const store = makeTextStore(() => localStorage, PREFIX);

export const altDraftKey = (person: number, id: number): string => `${PREFIX}${person}:${id}`;

const isAlt = (value: unknown): value is Alt =>
  typeof value === 'object' &&
  value !== null &&
  'ru' in value &&
  typeof value.ru === 'string' &&
  'uz' in value &&
  typeof value.uz === 'string';

export const readAltDraft = (key: string, now: Alt): TypedAlt => {
  try {
    const storedAlt: unknown = JSON.parse(store.get(key) ?? 'null');
    if (typeof storedAlt === 'object' && storedAlt !== null && 'typed' in storedAlt && 'base' in storedAlt)
      if (isAlt(storedAlt.typed) && isAlt(storedAlt.base))
        return rebaseAlt({ typed: storedAlt.typed, base: storedAlt.base, clashing: [] }, now);
  } catch {
    // The entry is not valid JSON.
  }
  return { typed: now, base: now, clashing: [] };
};

export const saveAltDraft = (key: string, alt: TypedAlt): void => {
  if (isChanged(alt)) store.put(key, JSON.stringify({ typed: alt.typed, base: alt.base }));
  else store.remove(key);
};

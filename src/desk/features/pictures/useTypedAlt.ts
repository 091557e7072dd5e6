import { useContext, useEffect, useRef, useState } from 'react';
import type { PictureChange, StoredPicture } from '#contract/pictures';
import { SessionContext } from '../../common/hooks/useSession';
import {
  ALT_LANGUAGES,
  type AltLanguage,
  altDraftKey,
  isChanged,
  readAltDraft,
  rebaseAlt,
  saveAltDraft,
  type TypedAlt,
} from './altDraft';

export const useTypedAlt = (
  { id, alt }: Pick<StoredPicture, 'id' | 'alt'>,
  onSave: (change: PictureChange) => Promise<boolean>,
) => {
  const person = useContext(SessionContext)?.id ?? 0;
  const key = altDraftKey(person, id);
  const [state, setState] = useState(() => readAltDraft(key, alt));
  const [seen, setSeen] = useState(alt);
  const [isSaved, setIsSaved] = useState(false);
  const wasRefused = useRef(false);
  if (ALT_LANGUAGES.some((language) => alt[language] !== seen[language])) {
    setSeen(alt);
    setState(rebaseAlt(state, alt));
  }
  const put = (next: TypedAlt) => {
    setState(next);
    saveAltDraft(key, next);
  };
  const save = async (now = state) => {
    if (!isChanged(now) || now.clashing.length > 0) return;
    const { typed } = now;
    const wanted = { ru: typed.ru.trim(), uz: typed.uz.trim() };
    wasRefused.current = !(await onSave({ alt: wanted }));
    if (wasRefused.current) return;
    setState((later) => {
      const next = { ...later, base: wanted };
      saveAltDraft(key, next);
      return next;
    });
    setIsSaved(true);
  };
  useEffect(() => {
    // Retries a save that a concurrent change had rejected, now that both are merged.
    if (wasRefused.current) void save();
    // oxlint-disable-next-line react/exhaustive-deps -- retries only after a change by another user
  }, [seen]);

  return {
    ...state,
    isSaved: isSaved && !isChanged(state),
    type: (language: AltLanguage, text: string) => {
      put({ ...state, typed: { ...state.typed, [language]: text } });
      setIsSaved(false);
    },
    save: () => void save(),
    choose: (language: AltLanguage, isTheirs: boolean) => {
      const next = {
        typed: isTheirs ? { ...state.typed, [language]: alt[language] } : state.typed,
        base: { ...state.base, [language]: alt[language] },
        clashing: state.clashing.filter((one) => one !== language),
      };
      put(next);
      void save(next);
    },
  };
};

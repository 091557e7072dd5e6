import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Draft, Options } from './draft';

/**
 * Keeps what is typed into the Formik form around it, and puts it back where nothing else was typed when the form opens again.
 * @param draft undefined until it is known who the visitor is
 */
export const useKeptDraft = <Kept extends object>(
  draft: Draft<Kept> | undefined,
  { typedOf = (values) => values, restores = () => true }: Options<Kept> = {},
): void => {
  const { values: standing, setFieldValue } = useFormikContext<Kept>();
  const opened = useRef<{ key: string; owner: number | null } | null>(null);
  const seen = useRef(standing);

  const follow = useEffectEvent((key: string | undefined, values: Kept) => {
    if (!draft || key === undefined) return;
    const { owner, blank } = draft;
    // A customer who has left typed what stands there: it must not become the next one's draft.
    if (opened.current && opened.current.owner !== null && opened.current.owner !== owner) return;
    if (opened.current?.key !== key) {
      opened.current = { key, owner };
      seen.current = values;
      const typed = typedOf(values);
      for (const [field, value] of Object.entries(draft.read())) {
        const isBlank = typed[field as keyof Kept] === blank[field as keyof Kept];
        // Not validated one by one: the brand alone would be half a car.
        if (isBlank && restores(field)) void setFieldValue(field, value, false);
      }
    } else if (seen.current !== values) {
      seen.current = values;
      draft.write(typedOf(values));
    }
  });
  const key = draft?.key;
  useEffect(() => follow(key, standing), [key, standing]);
};

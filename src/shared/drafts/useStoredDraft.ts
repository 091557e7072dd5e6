import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Draft, Options } from './draft';

/**
 * Saves the input of the surrounding Formik form as a draft and restores it into fields that are still blank.
 * @param draft undefined until the session is known
 */
export const useStoredDraft = <Values extends object>(
  draft: Draft<Values> | undefined,
  { typedOf = (values) => values, restores = () => true }: Options<Values> = {},
): void => {
  const { values: current, setFieldValue } = useFormikContext<Values>();
  const opened = useRef<{ key: string; owner: number | null } | null>(null);
  const seen = useRef(current);

  const follow = useEffectEvent((key: string | undefined, values: Values) => {
    if (!draft || key === undefined) return;
    const { owner, blank } = draft;
    // The input of a customer who signed out must not become a draft of the next customer.
    if (opened.current && opened.current.owner !== null && opened.current.owner !== owner) return;
    if (opened.current?.key !== key) {
      opened.current = { key, owner };
      seen.current = values;
      const typed = typedOf(values);
      for (const [field, value] of Object.entries(draft.read())) {
        const isBlank = typed[field as keyof Values] === blank[field as keyof Values];
        // Does not validate each restored field: a brand without its model would be invalid.
        if (isBlank && restores(field)) void setFieldValue(field, value, false);
      }
    } else if (seen.current !== values) {
      seen.current = values;
      draft.write(typedOf(values));
    }
  });
  const key = draft?.key;
  useEffect(() => follow(key, current), [key, current]);
};

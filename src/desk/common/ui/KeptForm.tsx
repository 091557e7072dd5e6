import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { keepValues } from '#shared/drafts/tabDrafts';
import { useSession } from '../hooks/useSession';

interface KeptFormProps<Values> {
  /** Name of the draft. */
  draft: string;
  /** The form as it begins without a draft. Values equal to these are not stored. */
  blank: Values;
  /** What is stored; by default the values alone. */
  stored?: (values: Values) => object;
  /** Shown while something is typed; `clear` resets the form to `blank`. */
  children?: (clear: () => void) => ReactNode;
}

/** Stores what is typed into the Formik form around it, because the session may end before it is saved. */
export const KeptForm = <Values extends object>({
  draft,
  blank,
  stored = (values) => values,
  children,
}: KeptFormProps<Values>) => {
  const { values, resetForm } = useFormikContext<Values>();
  const { id: me } = useSession();
  const fields = Object.keys(blank) as (keyof Values)[];
  const isTyped = fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(blank[field]));
  const keep = useEffectEvent((person: number, name: string, now: Values | null) =>
    keepValues(person, name, now && stored(now)),
  );
  useEffect(() => keep(me, draft, isTyped ? values : null), [me, draft, values, isTyped]);
  return isTyped && children ? children(() => resetForm({ values: blank })) : null;
};

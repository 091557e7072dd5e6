import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { saveDraftValues } from '#shared/drafts/tabDrafts';
import { useSession } from '../hooks/useSession';

interface DraftFormProps<Values> {
  draft: string;
  /** Initial values if there is no draft. A form that still has these values stores no draft. */
  blank: Values;
  stored?: (values: Values) => object;
  children?: (clear: () => void) => ReactNode;
}

/** Saves the form input as a draft, because the session may end before it is submitted. */
export const DraftForm = <Values extends object>({
  draft,
  blank,
  stored = (values) => values,
  children,
}: DraftFormProps<Values>) => {
  const { values, resetForm } = useFormikContext<Values>();
  const { id: me } = useSession();
  const fields = Object.keys(blank) as (keyof Values)[];
  const isTyped = fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(blank[field]));
  const save = useEffectEvent((person: number, name: string, now: Values | null) =>
    saveDraftValues(person, name, now && stored(now)),
  );
  useEffect(() => save(me, draft, isTyped ? values : null), [me, draft, values, isTyped]);
  return isTyped && children ? children(() => resetForm({ values: blank })) : null;
};

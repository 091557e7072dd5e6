import { useRef, useState } from 'react';

interface Refusal {
  fields?: Record<string, string[]>;
}

type Refused = Readonly<Record<string, { value: unknown; text: string }>>;

const refusedFields = (reason: unknown, values: object): Refused => {
  const { fields = {} } = (reason ?? {}) as Refusal;
  const known = Object.entries(fields).filter(([name, texts]) => name in values && texts[0]);
  return Object.fromEntries(
    known.map(([name, texts]) => [name, { value: (values as Record<string, unknown>)[name], text: texts.join(' ') }]),
  );
};

/**
 * Saves a Formik form. Ignores a second submit while a request is pending. Server errors disappear when their field
 * changes.
 * @param save rejects with the API problem
 * @param earlier failed save of a form that was remounted
 */
export const useSaving = <Values extends object>(
  save: (values: Values) => Promise<void>,
  earlier?: { problem: unknown; values: Values },
) => {
  const [problem, setProblem] = useState<unknown>(earlier?.problem ?? null);
  const [refused, setRefused] = useState<Refused>(() =>
    earlier ? refusedFields(earlier.problem, earlier.values) : {},
  );
  const saving = useRef(false);

  const submit = async (values: Values): Promise<void> => {
    if (saving.current) return;
    saving.current = true;
    setProblem(null);
    try {
      await save(values);
    } catch (reason) {
      setRefused(refusedFields(reason, values));
      setProblem(reason);
    } finally {
      saving.current = false;
    }
  };

  const mistakes = (values: Values): Record<string, string> => {
    const refusedNow = Object.entries(refused).filter(
      ([name, { value }]) => (values as Record<string, unknown>)[name] === value,
    );
    return Object.fromEntries(refusedNow.map(([name, { text }]) => [name, text]));
  };

  return { submit, mistakes, problem };
};

import { useFormikContext } from 'formik';
import type { Schema, ValidationError } from 'yup';

/** Labels of the fields that a form waits for. */
export interface Unfinished {
  toFillIn: readonly string[];
  /** Something stands in them, and was left there, that cannot be sent. */
  toCheck: readonly string[];
}

/** Names of the fields whose values break the rules. Not Formik's `errors`, which lag a tick behind what was typed. */
export const brokenFields = (schema: Schema, values: object): string[] => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (failure) {
    return (failure as ValidationError).inner.flatMap(({ path }) => path ?? []);
  }
};

/**
 * What the Formik form around it waits for, in the order of `labels`. Who is still typing has not finished; a value that is wrong was
 * left as it is.
 * @param broken names of the fields whose values cannot be sent
 */
export const useUnfinished = <Values extends object>(
  labels: Readonly<Record<keyof Values & string, string>>,
  broken: readonly string[],
): Unfinished => {
  const { values, touched } = useFormikContext<Record<string, unknown>>();
  const waiting = Object.entries<string>(labels).filter(([name]) => broken.includes(name));
  const isWrong = ([name]: [string, string]) => Boolean(values[name] && touched[name]);
  return {
    toFillIn: waiting.filter((field) => !isWrong(field)).map(([, label]) => label),
    toCheck: waiting.filter(isWrong).map(([, label]) => label),
  };
};

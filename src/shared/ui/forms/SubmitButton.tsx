import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { Schema, ValidationError } from 'yup';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button, type ButtonProps } from '../actions/Button';
import styles from './SubmitButton.module.css';

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

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant'> {
  /** Of a form that cannot be sent before; one that marks what is missing when it is pressed has none. */
  unfinished?: Unfinished;
}

const listed = (labels: readonly string[]): string => labels.map((label) => `«${label}»`).join(', ');

/** The button that sends a form: disabled until everything is valid (docs/spec/forms.md), and it says what it waits for. */
export const SubmitButton = ({ unfinished, disabled = false, loading = false, ...rest }: SubmitButtonProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { toFillIn = [], toCheck = [] } = unfinished ?? {};
  const sentences = [
    toFillIn.length > 0 && t('forms.toFillIn', { fields: listed(toFillIn) }),
    toCheck.length > 0 && t('forms.toCheck', { fields: listed(toCheck) }),
  ].filter(Boolean);
  return (
    <>
      <Button
        {...rest}
        type="submit"
        variant="primary"
        disabled={(disabled || sentences.length > 0) && !loading}
        loading={loading}
        aria-describedby={sentences.length > 0 ? id : undefined}
      />
      {/* It changes when a field is finished and not with each letter, so it can be announced. */}
      {unfinished && (
        <p className={styles.unfinished} id={id} aria-live="polite" aria-atomic="true">
          {sentences.join(' ')}
        </p>
      )}
    </>
  );
};

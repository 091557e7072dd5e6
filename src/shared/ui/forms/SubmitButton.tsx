import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { Schema, ValidationError } from 'yup';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button, type ButtonProps } from '../actions/Button';
import styles from './SubmitButton.module.css';

export interface Unfinished {
  toFillIn: readonly string[];
  toCheck: readonly string[];
}

/** Returns the names of invalid fields. Validates synchronously: Formik's `errors` lag one tick behind the input. */
export const brokenFields = (schema: Schema, values: object): string[] => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (failure) {
    return (failure as ValidationError).inner.flatMap(({ path }) => path ?? []);
  }
};

/**
 * Returns the labels of invalid fields in the surrounding Formik form, in the order of `labels`: fields to fill in, and
 * fields to correct.
 * @param broken names of invalid fields
 */
export const useMissingFields = <Values extends object>(
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
  unfinished?: Unfinished;
}

const listed = (labels: readonly string[]): string => labels.map((label) => `«${label}»`).join(', ');

/** Disabled until the form is valid (docs/spec/forms.md); lists the missing fields. */
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
      {/* Live region: changes once per completed field, not per keystroke. */}
      {unfinished && (
        <p className={styles.unfinished} id={id} aria-live="polite" aria-atomic="true">
          {sentences.join(' ')}
        </p>
      )}
    </>
  );
};

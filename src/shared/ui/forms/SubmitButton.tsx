import { useId } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button, type ButtonProps } from '../actions/Button';
import type { Unfinished } from './hooks/useUnfinished';
import styles from './SubmitButton.module.css';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant'> {
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

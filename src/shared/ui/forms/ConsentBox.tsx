import { type ComponentPropsWithoutRef, useId } from 'react';
import { PolicySentence } from '../text/PolicySentence';
import styles from './ConsentBox.module.css';

export interface ConsentBoxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  error?: string | undefined;
}

/** Checkbox for consent. It must never be ticked by default. */
export const ConsentBox = ({ error, id: givenId, ...input }: ConsentBoxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.consent}>
      <label className={styles.label}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
        />
        <span>
          <PolicySentence />
        </span>
      </label>
      <p className={styles.error} id={`${id}error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
};

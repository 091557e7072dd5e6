import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/classNames';
import styles from './Field.module.css';

export interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps {
  label: string;
  id?: string;
  hint?: string | undefined;
  error?: ReactNode;
  counter?: ReactNode;
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Associates label, control, hint and error for assistive technology. */
export const FieldFrame = ({
  label,
  id: givenId,
  hint,
  error,
  counter,
  optional = false,
  children,
}: FieldFrameProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, !optional && styles.required)} htmlFor={id} id={`${id}label`}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        // Not `required`, because browsers report an empty required field as invalid from the start.
        'aria-required': !optional || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.below}>
        {/* Live region: always rendered, so that errors are announced and do not shift the layout. */}
        <p className={styles.error} id={errorId} aria-live="polite">
          {error}
        </p>
        {counter !== undefined && <p className={styles.counter}>{counter}</p>}
      </div>
    </div>
  );
};

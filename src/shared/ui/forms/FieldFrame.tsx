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
  /** Of the control; made up when absent. */
  id?: string;
  hint?: string | undefined;
  /** In words, and perhaps the way to put it right. */
  error?: ReactNode;
  /** Most fields here are required, and say so. */
  optional?: boolean;
  /** The control itself, which spreads the given attributes. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together for those who listen. Every kind of field stands in it. */
export const FieldFrame = ({ label, id: givenId, hint, error, optional = false, children }: FieldFrameProps) => {
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
        // Not `required`: the browser takes an empty field for a wrong one from the start, and says so to those who listen.
        'aria-required': !optional || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* Always there, so that a message that appears is announced and the rows below keep their place. */}
      <p className={styles.error} id={errorId} aria-live="polite">
        {error}
      </p>
    </div>
  );
};

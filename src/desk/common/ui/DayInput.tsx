import { useId } from 'react';
import styles from './Select.module.css';

export interface DayInputProps {
  label: string;
  /** `YYYY-MM-DD`; empty: none. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** The first and the last day that it may be. */
  min?: string;
  max?: string;
  problem?: string | undefined;
}

/** A day: the browser's own, as a select is, and looking like one. */
export const DayInput = ({ label, value, onChange, onBlur, min, max, problem }: DayInputProps) => {
  const id = useId();
  return (
    <div className={styles.select}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={styles.day}
        value={value}
        min={min}
        max={max}
        aria-describedby={problem ? `${id}problem` : undefined}
        aria-invalid={problem !== undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {problem !== undefined && (
        <span id={`${id}problem`} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
};

import { useId } from 'react';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './Select.module.css';

export interface DayInputProps {
  label: string;
  /** `YYYY-MM-DD`, or empty without a date. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  problem?: string | undefined;
  /** Hides the label visually, where the value explains itself. */
  isBare?: boolean;
}

export const DayInput = ({ label, value, onChange, onBlur, min, max, problem, isBare = false }: DayInputProps) => {
  const id = useId();
  return (
    <div className={classNames(styles.select, isBare && styles.bare)}>
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

import { useId } from 'react';
import styles from './Select.module.css';

export interface DayInputProps {
  label: string;
  /** `YYYY-MM-DD`; empty: none. */
  value: string;
  onChange: (day: string) => void;
}

/** A day to filter by: the browser's own, as a select is, and looking like one. */
export const DayInput = ({ label, value, onChange }: DayInputProps) => {
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
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};

import { useId } from 'react';
import styles from './ChoiceField.module.css';

export interface ChoiceFieldProps<T extends string> {
  name: string;
  label: string;
  options: readonly { value: T; label: string }[];
  value: T | '';
  onChange: (value: T) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** Required radio group. `onBlur` is called when focus leaves the whole group. */
export const ChoiceField = <T extends string>(props: ChoiceFieldProps<T>) => {
  const { name, label, options, value, onChange, onBlur, error } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={styles.choice}
      aria-labelledby={`${id}label`}
      aria-describedby={error ? `${id}error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <span className={styles.label} id={`${id}label`}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.name}>{option.label}</span>
          </label>
        ))}
      </div>
      <p className={styles.error} id={`${id}error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
};

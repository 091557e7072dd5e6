import { useId } from 'react';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  disabled?: boolean;
  isField?: boolean;
  isLarge?: boolean;
  /** Hides the label visually, where the value explains itself. */
  isBare?: boolean;
}

export const Select = (props: SelectProps) => {
  const { label, value, options, onChange, disabled = false, isField = false, isLarge = false, isBare = false } = props;
  const id = useId();
  return (
    <div className={classNames(styles.select, isField && styles.field, isLarge && styles.large, isBare && styles.bare)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          className={styles.control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} className={styles.chevron} />
      </span>
    </div>
  );
};

import { useField } from 'formik';
import { classNames } from '../lib/classNames';
import { FieldFrame } from './FieldFrame';
import styles from './TidiedField.module.css';
import { useAfterPress } from './useAfterPress';
import { useTypedText } from './useTypedText';

export interface TidiedFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  tidy: (text: string) => string;
}

const asItIs = (text: string) => text;

/** Input for plates and VINs, normalised on blur. Text that is too long stays visible. */
export const TidiedField = ({ name, label, hint, optional = false, tidy }: TidiedFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const onChange = (value: string) => void helpers.setValue(value);
  const typed = useTypedText({ value: field.value, onChange, read: tidy, write: asItIs });
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      error={useAfterPress(meta.touched ? meta.error : undefined)}
    >
      {(control) => (
        <input
          {...control}
          className={classNames(control.className, styles.capitals)}
          name={name}
          value={typed.text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={typed.onChange}
          onBlur={() => {
            typed.settle();
            void helpers.setTouched(true);
          }}
        />
      )}
    </FieldFrame>
  );
};

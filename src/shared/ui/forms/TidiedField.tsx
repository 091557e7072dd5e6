import { useField } from 'formik';
import { classNames } from '../lib/classNames';
import { FieldFrame } from './FieldFrame';
import styles from './TidiedField.module.css';
import { useAfterPress } from './useAfterPress';
import { useTypedText } from './useTypedText';

export interface TidiedFieldProps {
  /** It names the value in the Formik form. */
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** The value that a text means, and what stands there once the field was left. */
  tidy: (text: string) => string;
}

const asItIs = (text: string) => text;

/** A plate, a VIN: letters and digits with a spelling of their own, put right when the field is left. One that is too long stays in sight. */
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

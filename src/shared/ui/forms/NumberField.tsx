import { useField } from 'formik';
import { FieldFrame } from './FieldFrame';
import { useAfterPress } from './useAfterPress';
import { useTypedText } from './useTypedText';
import { assistGrouped, readWhole, writeGrouped } from './wholeNumber';

export interface NumberFieldProps {
  /** The value in the Formik form: digits, or a text that is no whole number and that the form's rule refuses. */
  name: string;
  label: string;
  hint?: string;
  /** Thousands stand apart, as everywhere on the site. */
  grouped?: boolean;
}

const asItIs = (text: string) => text;

/** Takes a whole number from 0 on. What is none, or is too large, stays in sight for its error. */
export const NumberField = ({ name, label, hint, grouped = false }: NumberFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const typed = useTypedText({
    value: field.value,
    onChange: (value) => void helpers.setValue(value),
    read: readWhole,
    write: grouped ? writeGrouped : asItIs,
    assist: grouped ? assistGrouped : asItIs,
  });
  return (
    <FieldFrame label={label} hint={hint} error={useAfterPress(meta.touched ? meta.error : undefined)}>
      {(control) => (
        <input
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={typed.text}
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

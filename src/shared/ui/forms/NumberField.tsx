import { useField } from 'formik';
import { FieldFrame } from './FieldFrame';
import { useAfterPress } from './useAfterPress';
import { useTypedText } from './useTypedText';
import { assistGrouped, readWhole, writeGrouped } from './wholeNumber';

export interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  grouped?: boolean;
}

const asItIs = (text: string) => text;

/** Input for whole numbers from 0. Invalid or too large input stays visible with an error. */
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

import { useField } from 'formik';
import { NumericFormat } from 'react-number-format';
import { DECIMAL, GROUP } from '../i18n/formats/number';
import { FieldFrame } from './FieldFrame';

export interface NumberFieldProps {
  /** The value in the Formik form: digits. */
  name: string;
  label: string;
  hint?: string;
  maxDigits: number;
  /** Thousands stand apart, as everywhere on the site. */
  grouped?: boolean;
}

/** A whole number from 0 on. */
export const NumberField = ({ name, label, hint, maxDigits, grouped = false }: NumberFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <NumericFormat
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={field.value}
          valueIsNumericString
          allowNegative={false}
          allowLeadingZeros={false}
          decimalScale={0}
          decimalSeparator={DECIMAL}
          thousandSeparator={grouped ? GROUP : ''}
          isAllowed={({ value }) => value.length <= maxDigits}
          onValueChange={({ value }) => {
            if (value !== field.value) void helpers.setValue(value);
          }}
          onBlur={() => void helpers.setTouched(true)}
        />
      )}
    </FieldFrame>
  );
};

import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useTypedText } from '#shared/ui/forms/useTypedText';
import { assistGrouped, readWhole, writeGrouped } from '#shared/ui/forms/wholeNumber';

interface WholeFieldProps {
  name: string;
  label: string;
  /** Digits, or the typed text if it is no whole number. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  optional?: boolean;
}

/** Field for a whole number with grouped thousands, outside of Formik. */
export const WholeField = ({ name, label, value, onChange, onBlur, error, optional = false }: WholeFieldProps) => {
  const typed = useTypedText({ value, onChange, read: readWhole, write: writeGrouped, assist: assistGrouped });
  return (
    <FieldFrame label={label} error={error} optional={optional}>
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
            onBlur?.();
          }}
        />
      )}
    </FieldFrame>
  );
};

import { useField } from 'formik';
import { type ClipboardEvent, useRef } from 'react';
import { PatternFormat } from 'react-number-format';
import { FieldFrame } from './FieldFrame';
import { formatPhone, localDigits, PHONE_EMPTY, PHONE_PATTERN } from './phoneMask';
import { useAdoptTyped } from './useAdoptTyped';

export interface PhoneFieldProps {
  /** The value in the Formik form: the nine local digits or fewer. */
  name: string;
  label: string;
  hint?: string;
  /** `username` where it is what a password belongs to. Default `tel`. */
  autoComplete?: 'tel' | 'username';
}

/** The phone mask +998 99 999 99 99. Numbers may be pasted or filled in in any of the usual spellings. */
export const PhoneField = ({ name, label, hint, autoComplete = 'tel' }: PhoneFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const take = (text: string) => void helpers.setValue(localDigits(text));
  useAdoptTyped(input, PHONE_EMPTY, take);

  // The mask would read the 998 of a pasted number as the first digits after its own +998.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (localDigits(text).length < 9) return;
    event.preventDefault();
    take(text);
  };

  return (
    <FieldFrame label={label} hint={hint} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <PatternFormat
          {...control}
          name={name}
          getInputRef={input}
          // A tel field may not ask for a user name.
          type={autoComplete === 'tel' ? 'tel' : 'text'}
          inputMode="tel"
          autoComplete={autoComplete}
          format={PHONE_PATTERN}
          mask="_"
          allowEmptyFormatting
          value={field.value}
          valueIsNumericString
          onValueChange={({ value }) => {
            if (value !== field.value) void helpers.setValue(value);
          }}
          onBlur={() => void helpers.setTouched(true)}
          onPaste={paste}
        />
      )}
    </FieldFrame>
  );
};

/** The same text for the plain field that the server renders before the mask is there. */
export const phonePlaceholder = formatPhone(PHONE_EMPTY);

import { useField } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CODE_LENGTH } from '#contract/rules/limits';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useAfterPress } from '#shared/ui/forms/useAfterPress';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './CodeField.module.css';

export interface CodeFieldProps {
  name: string;
  label: string;
  asked: number;
  isCleared: boolean;
}

/** One input for all digits, so that paste and SMS autofill work (docs/spec/decisions.md#phone-and-code-fields). */
export const CodeField = ({ name, label, asked, isCleared }: CodeFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    void helpers.setTouched(false, false);
    if (isCleared) void helpers.setValue('');
    input.current?.focus();
  });
  const previousRequests = useRef(asked);
  useEffect(() => {
    if (previousRequests.current !== asked) begin();
    previousRequests.current = asked;
  }, [asked]);
  return (
    <FieldFrame label={label} error={useAfterPress(meta.touched ? meta.error : undefined)}>
      {(control) => (
        <input
          {...field}
          {...control}
          ref={input}
          // Leaving an empty field shows no error, because the visitor may only want another code.
          onBlur={(event) => {
            if (field.value !== '') field.onBlur(event);
          }}
          className={classNames(control.className, styles.code)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // `maxLength` is not set, because it would truncate a pasted '123 456'.
          onChange={({ currentTarget }) =>
            void helpers.setValue(currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
          }
        />
      )}
    </FieldFrame>
  );
};

import { useField } from 'formik';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { FieldFrame } from './FieldFrame';
import { useAfterPress } from './useAfterPress';
import { useAdoptTyped } from './useTypedText';

interface Common {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /**
   * Maximum length. Longer text is kept, because `maxLength` would silently cut pasted text. The form schema reports
   * the error.
   */
  limit?: number;
}

export type FieldProps = Common &
  (
    | ({ multiline?: false } & Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'value'>)
    | ({ multiline: true } & Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'value'>)
  );

const COUNTED_FROM = 0.8;

/** Text field bound to a Formik field. A character counter appears above 80 % of `limit`. */
export const Field = ({ name, label, hint, optional = false, limit = Infinity, ...rest }: FieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  useAdoptTyped(rest.multiline ? textarea : input, field.value, (text) => void helpers.setValue(text));
  const { multiline, ...attributes } = rest;
  const { length } = field.value;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      error={useAfterPress(meta.touched || length > limit ? meta.error : undefined)}
      counter={length > limit * COUNTED_FROM ? `${length} / ${limit}` : undefined}
    >
      {(control) =>
        multiline ? (
          <textarea {...(attributes as ComponentPropsWithoutRef<'textarea'>)} {...field} {...control} ref={textarea} />
        ) : (
          <input {...(attributes as ComponentPropsWithoutRef<'input'>)} {...field} {...control} ref={input} />
        )
      }
    </FieldFrame>
  );
};

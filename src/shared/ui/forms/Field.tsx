import { useField } from 'formik';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { FieldFrame } from './FieldFrame';
import { useAfterPress } from './useAfterPress';
import { useAdoptTyped } from './useTypedText';

interface Common {
  /** It names the value in the Formik form around it. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Nothing is cut off at it: an attribute `maxLength` would drop the end of what is pasted without a word. The form's schema has the message. */
  limit?: number;
}

export type FieldProps = Common &
  (
    | ({ multiline?: false } & Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'value'>)
    | ({ multiline: true } & Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'value'>)
  );

/** The share of the limit from which the letters are counted. */
const COUNTED_FROM = 0.8;

/** Takes one line of text or many in a Formik form. The error shows once the field was left. */
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

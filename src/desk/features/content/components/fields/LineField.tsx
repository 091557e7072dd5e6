import type { ComponentPropsWithoutRef } from 'react';
import type { FieldValue } from '#contract/content/fields';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useTypedText } from '#shared/ui/forms/hooks/useTypedText';
import { useFields } from '../../hooks/useFields';

export interface LineFieldProps {
  path: string;
  label: string;
  value: FieldValue;
  required: boolean | undefined;
  hint?: string | undefined;
  /** What a text means; one that means nothing stays as it is, and the description refuses it. */
  read: (text: string) => FieldValue;
  write: (value: FieldValue) => string;
  input?: Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'>;
}

const asText = (value: FieldValue): string =>
  value === null ? '' : typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** One line whose value has a spelling of its own: a price, a number, a phone, an address. */
export const LineField = ({ path, label, value, required, hint, read, write, input }: LineFieldProps) => {
  const { problemAt, change, placeOf } = useFields();
  const typed = useTypedText({
    value: asText(value),
    onChange: () => undefined,
    read: (text) => asText(read(text)),
    write: () => write(value),
  });
  return (
    <FieldFrame label={label} optional={!required} hint={hint} error={problemAt(path)}>
      {(control) => (
        <input
          {...input}
          {...control}
          data-path={placeOf(path)}
          value={typed.text}
          autoComplete="off"
          onChange={(event) => {
            typed.onChange(event);
            change(path, read(event.target.value));
          }}
          onBlur={typed.settle}
        />
      )}
    </FieldFrame>
  );
};

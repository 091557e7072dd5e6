import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Adopts text typed or autofilled before hydration, which the form state lacks.
 * @param control the server-rendered input
 * @param adopt called with the text if it differs from the form value
 */
export const useAdoptTyped = (
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  held: string,
  adopt: (text: string) => void,
): void => {
  useEffect(() => {
    const typed = control.current?.value;
    if (typed && typed !== held) adopt(typed);
    // Only on mount: later the form state is authoritative.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
};

export interface TypedText {
  value: string;
  onChange: (value: string) => void;
  read: (text: string) => string;
  write: (value: string) => string;
  assist?: (text: string, before: string) => string;
}

/**
 * Text of a field whose value has one format and accepts many. Normalised only on blur: rewriting it under the caret
 * would change the meaning of the next keys.
 */
export const useTypedText = ({ value, onChange, read, write, assist }: TypedText) => {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const text = typed?.value === value ? typed.text : write(value);
  return {
    text,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const raw = currentTarget.value;
      const mayAssist = currentTarget.selectionEnd === raw.length && !(nativeEvent as InputEvent).isComposing;
      const next = mayAssist && assist ? assist(raw, text) : raw;
      setTyped({ text: next, value: read(next) });
      onChange(read(next));
    },
    settle: () => setTyped(null),
  };
};

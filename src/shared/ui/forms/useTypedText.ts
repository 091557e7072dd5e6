import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';

/** Calls `adopt` with text that was typed or autofilled before hydration and differs from the form value. */
export const useAdoptTyped = (
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  formValue: string,
  adopt: (text: string) => void,
): void => {
  useEffect(() => {
    const typed = control.current?.value;
    if (typed && typed !== formValue) adopt(typed);
    // Runs only on mount: later the form state is authoritative.
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
 * State of a field that accepts several formats and stores one. Formats the text on blur. During typing, only `assist`
 * formats it, with the caret at the end: elsewhere it would change the meaning of the next keys.
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

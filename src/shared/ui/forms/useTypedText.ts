import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Takes over what a person typed, or the browser filled in, before the script arrived: hydration leaves it on the screen, but
 * the form's state knows nothing of it.
 * @param control the input as the server rendered it
 * @param adopt gets the text when it is not the one the form holds
 */
export const useAdoptTyped = (
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  held: string,
  adopt: (text: string) => void,
): void => {
  useEffect(() => {
    const typed = control.current?.value;
    if (typed && typed !== held) adopt(typed);
    // Once, on mount: later the form itself is the truth.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
};

export interface TypedText {
  /** It is written as the form holds it. */
  value: string;
  onChange: (value: string) => void;
  /** The value that a text means; a text that means none is its own value, which the form's rules then refuse. */
  read: (text: string) => string;
  /** A value as the site writes it. */
  write: (value: string) => string;
  /** What a text becomes while it is typed at its end. */
  assist?: (text: string, before: string) => string;
}

/**
 * The text of a field whose value has one spelling and whose visitors have many. What is typed stays as it is until the field is left: a text
 * rewritten under the caret, or without the keys that do not fit, makes another value of the keys that follow.
 */
export const useTypedText = ({ value, onChange, read, write, assist }: TypedText) => {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const text = typed?.value === value ? typed.text : write(value);
  return {
    text,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const raw = currentTarget.value;
      // What an input method is still composing is its own.
      const mayAssist = currentTarget.selectionEnd === raw.length && !(nativeEvent as InputEvent).isComposing;
      const next = mayAssist && assist ? assist(raw, text) : raw;
      setTyped({ text: next, value: read(next) });
      onChange(read(next));
    },
    /** The field was left. */
    settle: () => setTyped(null),
  };
};

import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { caretInside, editPhone, phoneText } from './phoneEdit';

const place = (input: HTMLInputElement, caret: number) => {
  // Safari would focus a field that is only autofilled.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
};

/**
 * Formats a phone input for keys, touch keyboards, clipboard and autofill.
 * @param value in the format of `phoneValue`
 */
export const usePhoneInput = (value: string, onChange: (value: string) => void) => {
  const shown = phoneText(value);
  // Changing text during composition would restart it and duplicate input.
  const [composed, setComposed] = useState<{ over: string; text: string } | null>(null);
  // The browser's undo history ends when a script sets the text.
  const steps = useRef({ past: [] as string[], future: [] as string[], last: value });

  const remember = (next: string) => {
    const { past, last } = steps.current;
    // Changes from outside, such as a form reset, cannot be undone here.
    steps.current = { past: last === value ? [...past, value] : [value], future: [], last: next };
  };

  const show = (input: HTMLInputElement, text: string, caret: number) => {
    if (input.value !== text) input.value = text;
    place(input, caret);
  };

  const take = (input: HTMLInputElement, before: string, typed: Partial<InputEvent>, isComposing = false) => {
    const { data, inputType } = typed;
    const edited = editPhone(before, { text: input.value, caret: input.selectionStart, data, inputType });
    if (isComposing) setComposed({ over: before, text: input.value });
    else show(input, edited.text, edited.caret);
    if (edited.value === value) return;
    remember(edited.value);
    onChange(edited.value);
  };

  const step = (input: HTMLInputElement, from: 'past' | 'future', to: 'past' | 'future') => {
    const { [from]: source, [to]: target } = steps.current;
    const next = steps.current.last === value ? source.pop() : undefined;
    if (next === undefined) return;
    target.push(value);
    steps.current.last = next;
    const text = phoneText(next);
    show(input, text, caretInside(text, text.length));
    onChange(next);
  };

  return {
    adopt: (input: HTMLInputElement) => take(input, '', {}),
    props: {
      value: composed?.text ?? shown,
      onChange: ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        take(input, composed?.over ?? shown, nativeEvent instanceof InputEvent ? nativeEvent : {}, composed !== null);
      },
      onCompositionStart: ({ currentTarget: input }: CompositionEvent<HTMLInputElement>) =>
        setComposed({ over: shown, text: input.value }),
      onCompositionEnd: ({ currentTarget: input, data }: CompositionEvent<HTMLInputElement>) => {
        if (!composed) return;
        setComposed(null);
        take(input, composed.over, { data });
      },
      onSelect: ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
        const { selectionStart, selectionEnd } = input;
        if (composed || selectionStart === null || selectionStart !== selectionEnd) return;
        const caret = caretInside(input.value, selectionStart);
        if (caret !== selectionStart) place(input, caret);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        const isUndo = event.code === 'KeyZ' && !event.shiftKey;
        const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
        if (!isUndo && !isRedo) return;
        event.preventDefault();
        if (isUndo) step(event.currentTarget, 'past', 'future');
        else step(event.currentTarget, 'future', 'past');
      },
    },
  };
};

import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { caretInside, editPhone, phoneText } from './phoneEdit';

const setCaret = (input: HTMLInputElement, caret: number) => {
  // Otherwise Safari would focus an autofilled field.
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
};

/**
 * Formats text that is typed, composed, pasted or autofilled into a phone input.
 * @param value in the format of `phoneValue`
 */
export const usePhoneInput = (value: string, onChange: (value: string) => void) => {
  const formatted = phoneText(value);
  // Text during IME composition. Changing it would restart the composition and duplicate input.
  const [composed, setComposed] = useState<{ over: string; text: string } | null>(null);
  // Own undo history, because setting the text by script clears that of the browser.
  const steps = useRef({ past: [] as string[], future: [] as string[], last: value });

  const remember = (next: string) => {
    const { past, last } = steps.current;
    // Changes from outside, such as a form reset, cannot be undone by keyboard.
    steps.current = { past: last === value ? [...past, value] : [value], future: [], last: next };
  };

  const setText = (input: HTMLInputElement, text: string, caret: number) => {
    if (input.value !== text) input.value = text;
    setCaret(input, caret);
  };

  const applyEdit = (input: HTMLInputElement, before: string, typed: Partial<InputEvent>, isComposing = false) => {
    const { data, inputType } = typed;
    const edited = editPhone(before, { text: input.value, caret: input.selectionStart, data, inputType });
    if (isComposing) setComposed({ over: before, text: input.value });
    else setText(input, edited.text, edited.caret);
    if (edited.value === value) return;
    remember(edited.value);
    onChange(edited.value);
  };

  const moveInHistory = (input: HTMLInputElement, from: 'past' | 'future', to: 'past' | 'future') => {
    const { [from]: source, [to]: target } = steps.current;
    const next = steps.current.last === value ? source.pop() : undefined;
    if (next === undefined) return;
    target.push(value);
    steps.current.last = next;
    const text = phoneText(next);
    setText(input, text, caretInside(text, text.length));
    onChange(next);
  };

  return {
    adopt: (input: HTMLInputElement) => applyEdit(input, '', {}),
    props: {
      value: composed?.text ?? formatted,
      onChange: ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        applyEdit(
          input,
          composed?.over ?? formatted,
          nativeEvent instanceof InputEvent ? nativeEvent : {},
          composed !== null,
        );
      },
      onCompositionStart: ({ currentTarget: input }: CompositionEvent<HTMLInputElement>) =>
        setComposed({ over: formatted, text: input.value }),
      onCompositionEnd: ({ currentTarget: input, data }: CompositionEvent<HTMLInputElement>) => {
        if (!composed) return;
        setComposed(null);
        applyEdit(input, composed.over, { data });
      },
      onSelect: ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
        const { selectionStart, selectionEnd } = input;
        if (composed || selectionStart === null || selectionStart !== selectionEnd) return;
        const caret = caretInside(input.value, selectionStart);
        if (caret !== selectionStart) setCaret(input, caret);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
        const isUndo = event.code === 'KeyZ' && !event.shiftKey;
        const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
        if (!isUndo && !isRedo) return;
        event.preventDefault();
        if (isUndo) moveInHistory(event.currentTarget, 'past', 'future');
        else moveInHistory(event.currentTarget, 'future', 'past');
      },
    },
  };
};

import { phoneValue } from '#contract/rules/phone';
import { PHONE_EMPTY } from './phoneMask';

const PREFIX = '+998 ';

export interface TypedText {
  text: string;
  caret: number | null;
  data?: string | null | undefined;
  inputType?: string | undefined;
}

export interface EditedPhone {
  value: string;
  text: string;
  caret: number;
}

const hasDigit = (text: string): boolean => /\d/.test(text);
const digitsAndPlus = (text: string): string => text.replace(/[^\d+]/g, '');

/** Formats a form value in the mask, with excess digits after it. Foreign numbers stay as typed. */
export const phoneText = (value: string): string => {
  const digits = value.replace(/^\+998(?=\d{9}$)/, '');
  if (digits === '' || digits.startsWith('+')) return digits;
  let used = 0;
  const masked = PREFIX + PHONE_EMPTY.slice(PREFIX.length).replace(/_/g, () => digits[used++] ?? '_');
  return digits.length > used ? `${masked} ${digits.slice(used)}` : masked;
};

const caretBefore = (text: string, digitsAfter: number): number => {
  let caret = text.length;
  for (let remaining = digitsAfter; caret > 0 && remaining > 0; )
    if (hasDigit(text[(caret -= 1)] ?? '')) remaining -= 1;
  while (caret > 0 && !/[\d+]/.test(text[caret - 1] ?? '')) caret -= 1;
  return text.startsWith(PREFIX) ? Math.max(caret, PREFIX.length) : caret;
};

/** Moves a caret out of the +998 prefix and the underscores. */
export const caretInside = (text: string, caret: number): number => {
  const least = text.startsWith(PREFIX) ? PREFIX.length : 0;
  return Math.min(Math.max(caret, least), Math.max(least, caretBefore(text, 0)));
};

const sameStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/**
 * Splits the edited text at the caret, without the +998 of the mask. Compares it with the previous text, because
 * browsers do not report every edit; the text after the caret is unchanged.
 */
const splitAtCaret = (before: string, { text, caret, data, inputType }: TypedText): [head: string, tail: string] => {
  const at = caret ?? text.length;
  const end = before.length - (text.length - at);
  const tail = text.slice(at);
  if (!before.startsWith(PREFIX) || end < 0 || before.slice(end) !== tail) return [text.slice(0, at), tail];
  const dataStart = data ? at - data.length : -1;
  const isDataKnown = dataStart >= 0 && dataStart <= end && text.startsWith(before.slice(0, dataStart) + data);
  const start = isDataKnown ? dataStart : sameStart(before.slice(0, end), text.slice(0, at));
  if (start >= PREFIX.length) return [text.slice(PREFIX.length, at), tail];
  if (isDataKnown || end <= PREFIX.length || inputType?.startsWith('delete'))
    return [text.slice(start, at), before.slice(Math.max(end, PREFIX.length))];
  return [text.slice(0, at), tail];
};

/** Returns form value, displayed text and caret after an edit. Never drops a digit silently. */
export const editPhone = (before: string, typed: TypedText): EditedPhone => {
  let [head, tail] = splitAtCaret(before, typed);
  const previous = before.startsWith(PREFIX) ? before.slice(PREFIX.length) : before;
  if (digitsAndPlus(head + tail) === digitsAndPlus(previous)) {
    // Only a separator or underscore was deleted: deletes the digit beyond it, which the user means.
    if (typed.inputType?.endsWith('Backward')) head = head.replace(/\d\D*$/, '');
    if (typed.inputType?.endsWith('Forward')) tail = tail.replace(/^\D*\d/, '');
  }
  const isInOnePiece = !hasDigit(tail) || !before.endsWith(tail);
  const value = phoneValue(head + tail, isInOnePiece);
  const text = phoneText(value);
  return { value, text, caret: caretBefore(text, digitsAndPlus(tail).length) };
};

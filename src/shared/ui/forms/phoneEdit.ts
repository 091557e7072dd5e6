import { phoneValue } from '#contract/rules/phone';
import { PHONE_EMPTY } from './phoneMask';

/** Of the mask, in front of what is typed. */
const PREFIX = '+998 ';

/** A text field after an edit, as its event tells of it. */
export interface TypedText {
  text: string;
  /** Null where a browser does not say. */
  caret: number | null;
  /** What was put in, where the browser says so. */
  data?: string | null | undefined;
  /** Such as `insertText`; autofill and old keyboards give none. */
  inputType?: string | undefined;
}

export interface EditedPhone {
  /** The form takes it (see `phoneValue`). */
  value: string;
  /** The screen shows it. */
  text: string;
  caret: number;
}

const hasDigit = (text: string): boolean => /\d/.test(text);
const signsIn = (text: string): string => text.replace(/[^\d+]/g, '');

/** How a form's value is shown: in the mask, with what is too much behind it; a number that begins with a plus as it was typed. */
export const phoneText = (value: string): string => {
  const digits = value.replace(/^\+998(?=\d{9}$)/, '');
  if (digits === '' || digits.startsWith('+')) return digits;
  let used = 0;
  const masked = PREFIX + PHONE_EMPTY.slice(PREFIX.length).replace(/_/g, () => digits[used++] ?? '_');
  return digits.length > used ? `${masked} ${digits.slice(used)}` : masked;
};

/** Where the digits that follow begin, right behind what stands before them. */
const caretBefore = (text: string, digitsAfter: number): number => {
  let caret = text.length;
  for (let left = digitsAfter; caret > 0 && left > 0; ) if (hasDigit(text[(caret -= 1)] ?? '')) left -= 1;
  while (caret > 0 && !/[\d+]/.test(text[caret - 1] ?? '')) caret -= 1;
  return text.startsWith(PREFIX) ? Math.max(caret, PREFIX.length) : caret;
};

/** A caret stands neither in the mask's +998 nor among its underscores. */
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
 * What the visitor wrote, before and behind the caret, without the mask's own +998: what is put into that belongs behind it, and nothing is
 * deleted from it. Told from the text before the edit, since browsers say less than all: what stands behind the caret was not touched.
 */
const written = (before: string, { text, caret, data, inputType }: TypedText): [head: string, tail: string] => {
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

/** What becomes of an edit, however it was made. The whole text counts and not the places of the mask; no digit is ever dropped in silence. */
export const editPhone = (before: string, typed: TypedText): EditedPhone => {
  let [head, tail] = written(before, typed);
  const held = before.startsWith(PREFIX) ? before.slice(PREFIX.length) : before;
  if (signsIn(head + tail) === signsIn(held)) {
    // A separator or an underscore was deleted: meant is the digit beyond it.
    if (typed.inputType?.endsWith('Backward')) head = head.replace(/\d\D*$/, '');
    if (typed.inputType?.endsWith('Forward')) tail = tail.replace(/^\D*\d/, '');
  }
  const isInOnePiece = !hasDigit(tail) || !before.endsWith(tail);
  const value = phoneValue(head + tail, isInOnePiece);
  const text = phoneText(value);
  return { value, text, caret: caretBefore(text, signsIn(tail).length) };
};

import { FOREIGN_PHONES, phoneSpellings } from '../contract/testing/phoneSpellings';

/** Something entered into the phone field of /sign-in. */
interface Entry {
  /** What stood in it, as digits. */
  held: string;
  /** The selection, by places in the field's text; all of it when left out. */
  selection?: [start: number, end: number];
  text: string;
  /** As the browser's own editing does it, in one piece or sign by sign; or set by a program that tells nothing but `input`. */
  way: 'pieces' | 'signs' | 'set';
  /** The one number that may come of it; none of a foreign one. */
  number: string | null;
  /** Whether it must, without a question. */
  isSure: boolean;
}

const NUMBERS = ['935556677', '901234567', '998901234', '881234567', '712000000'];

/** Whatever is selected, the field ends with the number that was entered or with a mistake. */
export function phoneEntries(): Entry[] {
  const entries: Entry[] = [];
  for (const number of NUMBERS) {
    for (const text of phoneSpellings(number)) {
      const isSure = !/^8[78]/.test(text.replace(/\D/g, ''));
      for (const way of ['pieces', 'signs', 'set'] as const) {
        entries.push({ held: '', text, way, number, isSure });
        entries.push({ held: '911112233', text, way, number, isSure });
      }
    }
  }
  const texts = ['935556677', '998901234', '998901234567', '+998 90 123 45 67', '8 90 123 45 67', '+79012345678'];
  for (const [index, text] of texts.entries()) {
    const number = text.startsWith('+7') ? null : text.replace(/\D/g, '').slice(-9);
    for (let start = 0; start <= 17; start += 1)
      for (let end = start; end <= 17; end += 1) {
        const held = index % 2 ? '567' : '901112233';
        entries.push({ held, selection: [start, end], text, way: 'pieces', number, isSure: false });
      }
  }
  for (const text of FOREIGN_PHONES) entries.push({ held: '', text, way: 'signs', number: null, isSure: false });
  return entries;
}

/** Makes the entries one after the other and says which went wrong. Runs in the page, and takes and gives JSON. */
export function enterAll(json: string): string {
  const input = document.querySelector<HTMLInputElement>('main input[name=phone]');
  const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]');
  if (!input || !button) return '["no field"]';
  input.focus();
  const write = (text: string) => document.execCommand('insertText', false, text);
  const wrong: string[] = [];
  for (const { held, selection, text, way, number, isSure } of JSON.parse(json) as Entry[]) {
    input.select();
    document.execCommand('delete');
    if (held) write(held);
    const [start, end] = selection ?? [0, input.value.length];
    input.setSelectionRange(start, end);
    if (way === 'pieces') write(text);
    if (way === 'signs') [...text].forEach(write);
    if (way === 'set') {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const shown = input.value.replace(/\D/g, '');
    const isRight = button.disabled ? !isSure : shown === `998${number}` && input.value.length === 17;
    if (!isRight) wrong.push(`${held} [${start}, ${end}] ${way} "${text}": ${input.value}, ${button.disabled ? 'refused' : 'taken'}`);
  }
  return JSON.stringify(wrong);
}

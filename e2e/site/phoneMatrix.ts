import { FOREIGN_PHONES, phoneSpellings } from '#contract/testing/phoneSpellings';

interface Entry {
  held: string;
  selection?: [start: number, end: number];
  text: string;
  /** Input method. `set` assigns the value and fires only an `input` event. */
  way: 'pieces' | 'signs' | 'set';
  /** Expected nine local digits; null for a foreign number. */
  number: string | null;
  isSure: boolean;
}

const NUMBERS = ['935556677', '998901234', '881234567'];
const WAYS = ['pieces', 'signs', 'set'] as const;
/** Caret positions: in the mask's +998, behind it, between groups, among digits, at the end. */
const CARET_POSITIONS = [0, 1, 3, 4, 5, 6, 8, 12, 17];

function phoneEntries(): Entry[] {
  const entries: Entry[] = [];
  for (const [turn, number] of NUMBERS.entries()) {
    for (const [index, text] of phoneSpellings(number).entries()) {
      const isSure = !/^8[78]/.test(text.replace(/\D/g, ''));
      const way = WAYS[(index + turn) % WAYS.length] ?? 'pieces';
      entries.push({ held: index % 2 ? '911112233' : '', text, way, number, isSure });
    }
  }
  const texts = ['935556677', '998901234', '998901234567', '+998 90 123 45 67', '8 90 123 45 67', '+79012345678'];
  for (const [index, text] of texts.entries()) {
    const number = text.startsWith('+7') ? null : text.replace(/\D/g, '').slice(-9);
    const held = index % 2 ? '567' : '901112233';
    for (const start of CARET_POSITIONS)
      for (const end of CARET_POSITIONS.filter((place) => place >= start))
        entries.push({ held, selection: [start, end], text, way: 'pieces', number, isSure: false });
  }
  for (const text of FOREIGN_PHONES) entries.push({ held: '', text, way: 'signs', number: null, isSure: false });
  return entries;
}

/** Runs in batches, because WebDriver limits a script to 30 s. */
export async function failedEntries(evaluate: (script: (json: string) => string, json: string) => Promise<string>) {
  const entries = phoneEntries();
  const wrong: string[] = [];
  for (let first = 0; first < entries.length; first += 200)
    wrong.push(
      ...(JSON.parse(await evaluate(enterAll, JSON.stringify(entries.slice(first, first + 200)))) as string[]),
    );
  return wrong;
}

function enterAll(json: string): string {
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
    if (way === 'signs') for (const sign of text) write(sign);
    if (way === 'set') {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const shown = input.value.replace(/\D/g, '');
    const isRight = button.disabled ? !isSure : shown === `998${number}` && input.value.length === 17;
    if (!isRight)
      wrong.push(
        `${held} [${start}, ${end}] ${way} "${text}": ${input.value}, ${button.disabled ? 'refused' : 'taken'}`,
      );
  }
  return JSON.stringify(wrong);
}

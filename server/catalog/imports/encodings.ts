import type { IMPORT_ENCODINGS } from '#contract/rules/deskLimits';
import { rolesIn } from './headers';
import { Refusal } from './refusal';

export type Encoding = (typeof IMPORT_ENCODINGS)[number];

const SAMPLE_BYTES = 16 * 1024;
const EIGHT_BIT = ['windows-1251', 'ibm866', 'koi8-r'] as const;

export function decode(bytes: Uint8Array, asked?: Encoding | null): { text: string; encoding: Encoding } {
  const encoding = asked ?? encodingOf(bytes);
  const text = decoded(bytes, encoding);
  if (text === null) throw new Refusal(asked ? 'import_encoding' : 'import_broken');
  // oxlint-disable-next-line no-control-regex -- text files have no control characters
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 4_096)))
    throw new Refusal(asked ? 'import_encoding' : 'import_type');
  return { text, encoding };
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.includes(0)) return wideOf(sample);
  if (decoded(bytes, 'utf-8') !== null) return 'utf-8';
  const scores = EIGHT_BIT.map((encoding) => likeness(new TextDecoder(encoding).decode(sample)));
  return EIGHT_BIT[scores.indexOf(Math.max(...scores))] ?? 'windows-1251';
}

function wideOf(sample: Uint8Array): Encoding {
  const high = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0 || byte === 4) high[at % 2] = (high[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = high;
  const most = Math.max(even, odd);
  if (most < sample.length * 0.4 || Math.min(even, odd) > most / 4) throw new Refusal('import_type');
  return odd > even ? 'utf-16le' : 'utf-16be';
}

const COMMON = 'оеаинтсрвлкмдпуы';
const CHARACTERS = '№«»–—°•…“”’₽\u00a0';

function likeness(text: string): number {
  let score = 0;
  let before = '';
  for (const letter of text) {
    if (letter > '\u007f') {
      const isLower = /[а-яё]/.test(letter);
      if (isLower) score += COMMON.includes(letter) ? 3 : 1;
      else if (/[А-ЯЁ]/.test(letter)) score += /[а-яё]/.test(before) ? -4 : 1;
      else if (!CHARACTERS.includes(letter)) score -= 4;
    }
    before = letter;
  }
  const names = text.split(/[\r\n]+/, 30).map((line) => rolesIn(line.split(/[;,\t|]/)));
  return score + 200 * Math.max(0, ...names);
}

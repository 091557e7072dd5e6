import { newestYear } from '#contract/rules/bounds';
import { MILEAGE_MAX, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/rules/limits';

// Test values at and around each limit. NUL and lone surrogates are excluded, because users cannot enter them.
export const texts = (max: number): string[] => [
  '',
  ' ',
  'a',
  ' a ',
  '\u200b',
  '\u2800\u3164',
  '\ufeff \u2060',
  'я'.repeat(max - 1),
  'я'.repeat(max),
  ` ${'я'.repeat(max)} `,
  'я'.repeat(max + 1),
  '😀'.repeat(max / 2),
  '😀'.repeat(max),
  'ß'.repeat(max),
  "O'zbek – ‘ўзбек’\n<b>",
];
export const phones = [
  '',
  '90',
  '901234567',
  '+998901234567',
  '717654321',
  '351234567',
  '+998351234567',
  '9012345678',
  '+1202',
];
export const wholes = (...limits: number[]): string[] => [
  ...',  ,0,-1,1.5,2e3,0x7D0,２０２０,NaN,Infinity,1e999,abc, 2000 '.split(','),
  ...limits.flatMap((limit) => [limit - 1, limit, limit + 1].map(String)),
];
export const years = wholes(1950, newestYear());
export const mileages = wholes(MILEAGE_MAX);
export const signs = (max: number) => [...texts(max), '-', '. .', 'A-1', '01 a 123 bc', '№1', 'A1'.repeat(max)];
export const passwords = ['', ' '.repeat(PASSWORD_MIN_LENGTH)].concat(
  [PASSWORD_MIN_LENGTH - 1, PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MAX_LENGTH + 1].map((length) =>
    'я'.repeat(length),
  ),
);
export const days = [
  '',
  '1899-12-31',
  '1900-01-01',
  '2000-02-30',
  '2000-02-29',
  '31.12.2000',
  '2999-01-01',
  '0000-01-01',
];
export const genders = ['', 'M', 'F', 'X'];
export const names = texts(NAME_MAX_LENGTH);
// Ids come from server lists: 0 means none, other values are not validated.
export const ids = [0, 7];
export const flags = [false, true];
export const cars = ['', '0', '5'];

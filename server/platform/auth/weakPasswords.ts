import { dictionary } from '@zxcvbn-ts/language-common';
import type { FastifyRequest } from 'fastify';
import { PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import { DEMO_PASSWORD } from '../settings/demoSecrets';

/** Whose password it is to be; `birthdate` as 'YYYY-MM-DD'. */
export type Owner = { phone: string; names: readonly string[]; birthdate: string | null };

/** `common`: among the first that anybody tries; `own`: made of what everybody knows of the owner or of the site. */
export type Weakness = 'common' | 'own';

/** Leaked passwords by how often they were used; shorter ones are refused for their length. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH));
/** Words that are tried here first, alone or several of them, with any digits around them. */
const usualWords =
  'parol пароль password qwerty toshkent tashkent ташкент uzbekistan ozbekiston узбекистан samarqand salom салом admin demo'.split(
    ' ',
  );
/** Beside one's own phone or birthdate they make it no harder to guess. */
const FEW_LETTERS = 3;

/** Why a password that is being made must not be taken; null: it may. Existing ones are not asked. */
export function weaknessOf(password: string, { phone, names, birthdate }: Owner): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if (plain === '') return 'common';
  const spellings = [plain, byLatinKeys(plain), ...withoutDisguise(plain)];
  if (spellings.some((spelling) => common.has(spelling))) return 'common';
  if ([1, 2, 3].some((length) => isRepeated(plain, length)) || isRun(plain)) return 'common';
  const words = spellings.map(lettersOf);
  if (words.some((word) => isMadeOf(word, usualWords))) return 'common';
  const digits = plain.replace(/\D/g, '');
  if (lettersOf(plain).length <= FEW_LETTERS && isOwnNumber(digits, phone, birthdate)) return 'own';
  const own = ['yolda', 'uz', ...names.map(lettersOf).filter((name) => name.length > 1)];
  return words.some((word) => isMadeOf(word, [...own, ...usualWords])) ? 'own' : null;
}

/** Only the letters: digits and signs around a word make it no harder to guess. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Whether it is its first `length` letters over and over. */
const isRepeated = (text: string, length: number) =>
  text.length > length && text.length % length === 0 && text === text.slice(0, length).repeat(text.length / length);

/** Whether each character is the next one of its alphabet, upwards or downwards, as in `abcdefgh` and `87654321`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step));
}

/** Whether it is some of the words one after the other. In steps, as a regular expression of unfortunate names takes for ever. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (ends.has(at)) for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  }
  return text !== '' && ends.has(text.length);
}

/** It is the owner's phone or birthdate, once or twice. */
function isOwnNumber(digits: string, phone: string, birthdate: string | null): boolean {
  const half = digits.slice(digits.length / 2);
  const parts = digits === half.repeat(2) ? [digits, half] : [digits];
  return parts.some((part) => isPartOfPhone(part, phone) || (birthdate !== null && isBirthdate(part, birthdate)));
}

/** The number with or without its country, or the last seven digits of it. */
function isPartOfPhone(digits: string, phone: string): boolean {
  const number = phone.replace(/\D/g, '');
  return digits.length >= 7 && (number.endsWith(digits) || digits.endsWith(number.slice(3)));
}

/** In any order of day, month and year, the year with two or four digits, the others with or without their zeros. */
function isBirthdate(digits: string, birthdate: string): boolean {
  const [year = '', month = '', day = ''] = birthdate.split('-');
  return [year, year.slice(2)].some((y) =>
    [
      [day, month],
      [day.replace(/^0/, ''), month.replace(/^0/, '')],
    ].some(([d, m]) => [`${d}${m}${y}`, `${m}${d}${y}`, `${y}${m}${d}`, `${y}${d}${m}`].includes(digits)),
  );
}

/** Signs in the place of letters; a `1` may be two of them. */
const DISGUISES = new Map(
  '@a 4a 8b 3e 6g !i 0o $s 5s 7t +t'.split(' ').map(([sign = '', letter = '']) => [sign, letter]),
);

/** What a word was before letters were replaced by signs alike, without the digits and signs around it and with those behind it. */
function withoutDisguise(text: string): string[] {
  const signs = Array.from(text);
  const first = Math.max(
    0,
    signs.findIndex((sign) => /\p{L}/u.test(sign)),
  );
  const end = signs.findLastIndex((sign) => /[\p{L}$@]/u.test(sign)) + 1;
  return ['i', 'l'].flatMap((one) => {
    const read = (part: string[]) => part.map((sign) => (sign === '1' ? one : (DISGUISES.get(sign) ?? sign))).join('');
    const word = read(signs.slice(first, end));
    return [read(signs), word, word + signs.slice(end).join('')];
  });
}

const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** What the same keys write on the other layout: `йцукен123` is `qwerty123`. */
const byLatinKeys = (text: string) =>
  Array.from(text, (letter) => latinKeys[cyrillicKeys.indexOf(letter)] ?? letter).join('');

/** Refuses a password that is being made and would be guessed among the first; says so of the field `password`. */
export function requireStrongPassword(password: string, owner: Owner, { server, language }: FastifyRequest): void {
  // The one that the README gives to a demo's visitors.
  if (server.config.mode === 'demo' && password === DEMO_PASSWORD) return;
  const weakness = weaknessOf(password, owner);
  if (!weakness) return;
  const text = fieldTexts[weakness === 'common' ? 'passwordCommon' : 'passwordOwn'][language];
  throw new ApiFailure(400, 'validation', { errors: { password: [text] } });
}

import { dictionary } from '@zxcvbn-ts/language-common';
import type { FastifyRequest } from 'fastify';
import { PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import { ApiFailure } from '../http/errors';
import { fieldTexts } from '../http/errorTexts';
import { DEMO_PASSWORD } from '../settings/demoSecrets';

export type Owner = { phone: string; names: readonly string[]; birthdate: string | null };

/** `common`: among the most frequent passwords. `own`: derived from the owner's data or the site's name. */
export type Weakness = 'common' | 'own';

const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH));
const usualWords =
  'parol пароль password qwerty toshkent tashkent ташкент uzbekistan ozbekiston узбекистан samarqand salom салом admin demo'.split(
    ' ',
  );
const FEW_LETTERS = 3;

/** Returns why a new password is refused, or null. */
export function weaknessOf(password: string, { phone, names, birthdate }: Owner): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if (plain === '') return 'common';
  const spellings = [plain, byLatinKeys(plain), ...withoutDisguise(plain)];
  if (spellings.some((spelling) => common.has(spelling))) return 'common';
  if ([1, 2, 3].some((length) => isRepeated(plain, length)) || isRun(plain)) return 'common';
  const words = spellings.map(lettersOf);
  if (words.some((word) => isConcatenationOf(word, usualWords))) return 'common';
  const digits = plain.replace(/\D/g, '');
  if (lettersOf(plain).length <= FEW_LETTERS && isOwnNumber(digits, phone, birthdate)) return 'own';
  const own = ['yolda', 'uz', ...names.map(lettersOf).filter((name) => name.length > 1)];
  return words.some((word) => isConcatenationOf(word, [...own, ...usualWords])) ? 'own' : null;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const isRepeated = (text: string, length: number) =>
  text.length > length && text.length % length === 0 && text === text.slice(0, length).repeat(text.length / length);

function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step));
}

/** Dynamic programming: a regular expression would backtrack exponentially on some names. */
function isConcatenationOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (ends.has(at)) for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  }
  return text !== '' && ends.has(text.length);
}

function isOwnNumber(digits: string, phone: string, birthdate: string | null): boolean {
  const half = digits.slice(digits.length / 2);
  const parts = digits === half.repeat(2) ? [digits, half] : [digits];
  return parts.some((part) => isPartOfPhone(part, phone) || (birthdate !== null && isBirthdate(part, birthdate)));
}

function isPartOfPhone(digits: string, phone: string): boolean {
  const number = phone.replace(/\D/g, '');
  return digits.length >= 7 && (number.endsWith(digits) || digits.endsWith(number.slice(3)));
}

function isBirthdate(digits: string, birthdate: string): boolean {
  const [year = '', month = '', day = ''] = birthdate.split('-');
  return [year, year.slice(2)].some((y) =>
    [
      [day, month],
      [day.replace(/^0/, ''), month.replace(/^0/, '')],
    ].some(([d, m]) => [`${d}${m}${y}`, `${m}${d}${y}`, `${y}${m}${d}`, `${y}${d}${m}`].includes(digits)),
  );
}

const DISGUISES = new Map(
  '@a 4a 8b 3e 6g !i 0o $s 5s 7t +t'.split(' ').map(([sign = '', letter = '']) => [sign, letter]),
);

function withoutDisguise(text: string): string[] {
  const characters = Array.from(text);
  const first = Math.max(
    0,
    characters.findIndex((sign) => /\p{L}/u.test(sign)),
  );
  const end = characters.findLastIndex((sign) => /[\p{L}$@]/u.test(sign)) + 1;
  return ['i', 'l'].flatMap((one) => {
    const read = (part: string[]) => part.map((sign) => (sign === '1' ? one : (DISGUISES.get(sign) ?? sign))).join('');
    const word = read(characters.slice(first, end));
    return [read(characters), word, word + characters.slice(end).join('')];
  });
}

const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

const byLatinKeys = (text: string) =>
  Array.from(text, (letter) => latinKeys[cyrillicKeys.indexOf(letter)] ?? letter).join('');

export function requireStrongPassword(password: string, owner: Owner, { server, language }: FastifyRequest): void {
  if (server.config.mode === 'demo' && password === DEMO_PASSWORD) return;
  const weakness = weaknessOf(password, owner);
  if (!weakness) return;
  const text = fieldTexts[weakness === 'common' ? 'passwordCommon' : 'passwordOwn'][language];
  throw new ApiFailure(400, 'validation', { errors: { password: [text] } });
}

import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '../../contract/limits';

/** Whose password it is to be. */
export type Owner = { phone: string; names: readonly string[] };

/** `common`: among the first that anybody tries; `own`: made of what everybody knows of the owner or of the site. */
export type Weakness = 'common' | 'own';

/** Of leaked passwords by how often they were used; shorter ones are refused for their length. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN_LENGTH));
/** Words that are tried here first, with any digits around them. */
const usualWords = new Set(
  'parol пароль password qwerty toshkent tashkent ташкент uzbekistan ozbekiston узбекистан samarqand admin'.split(' '),
);

/** Why a password that is being made must not be taken; null: it may. Existing ones are not asked. */
export function weaknessOf(password: string, { phone, names }: Owner): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if ([plain, byLatinKeys(plain)].some((spelling) => common.has(spelling))) return 'common';
  if ([1, 2, 3].some((length) => isRepeated(plain, length))) return 'common';
  const digits = plain.replace(/\D/g, '');
  const word = lettersOf(plain);
  if (usualWords.has(word)) return 'common';
  if (word === '' && isPartOfPhone(digits, phone)) return 'own';
  const own = names.map(lettersOf).filter((name) => name.length > 1);
  const words = ['yolda', ...own, own.join(''), own.toReversed().join('')];
  return words.includes(word) ? 'own' : null;
}

/** Whether it is its first `length` letters over and over. */
const isRepeated = (text: string, length: number) =>
  text.length > length && text.length % length === 0 && text === text.slice(0, length).repeat(text.length / length);

/** Only the letters: digits and signs around a word make it no harder to guess. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** The number with or without its country, the last seven digits of it, and each of them twice. */
function isPartOfPhone(digits: string, phone: string): boolean {
  const number = phone.replace(/\D/g, '');
  const half = digits.length % 2 === 0 && digits.startsWith(digits.slice(digits.length / 2));
  return [digits, ...(half ? [digits.slice(digits.length / 2)] : [])].some(
    (part) => part.length >= 7 && (number.endsWith(part) || part.endsWith(number.slice(3))),
  );
}

const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** What the same keys write on the other layout: `йцукен123` is `qwerty123`. */
const byLatinKeys = (text: string) =>
  Array.from(text, (letter) => latinKeys[cyrillicKeys.indexOf(letter)] ?? letter).join('');

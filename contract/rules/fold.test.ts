import fc from 'fast-check';
import { foldWord, hasLettersOrDigits, truncate, wordsOf } from './fold';
import { inOtherLayout } from './layouts';

const fold = (text: string) => wordsOf(text).map(({ word }) => word);

const letters = (alphabet: string) =>
  fc.array(fc.constantFrom(...Array.from(alphabet)), { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
const russian = letters('абвгдежзийклмнопрстуфхцчшщъыьэюя');
const uzbek = letters('abdefghijklmnopqrstuvxyz');

it('folds words that differ only in case, apostrophes or Unicode normalization to the same key', () => {
  const signs = fc.constantFrom("'", '`', '´', '‘', '’', 'ʻ', 'ʼ', '');
  fc.assert(
    fc.property(uzbek, uzbek, signs, signs, (before, after, one, other) => {
      const written = (sign: string) => `${before}o${sign}${after}`;
      expect(fold(written(one))).toEqual(fold(written(other)));
      expect(fold(written(one).toUpperCase())).toEqual(fold(written(one)));
    }),
  );
  fc.assert(
    fc.property(russian, (word) => {
      expect(fold(word.normalize('NFD'))).toEqual(fold(word));
      expect(fold(word.toUpperCase())).toEqual(fold(word));
    }),
  );
});

it('returns the folded words of a text with their positions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { word, from, to } of wordsOf(text)) {
        expect(word).toBe(foldWord(text.slice(from, to)));
        expect(word).toMatch(/^[^\s'"]+$/);
      }
    }),
  );
});

it('converts text typed in the other keyboard layout', () => {
  fc.assert(
    fc.property(russian, (word) => {
      expect(inOtherLayout(inOtherLayout(word))).toBe(word);
    }),
  );
  expect(inOtherLayout('njhvjp')).toBe('тормоз');
  expect(inOtherLayout('еуьщя')).toBe('temoz');
});

it.each([
  ['either script', 'шиномонтаж shinomontaj shinomontazh'],
  ['either script', 'ғилдирак gʻildirak gildirak'],
  ['either script', 'Чиланзар Chilonzor'],
  ['makers', 'кобальт Cobalt Kobalt кобалт'],
  ['cases and numbers', 'колодка колодки колодок колодкой kolodkalarni'],
  ['cases and numbers', 'двигатель двигателей dvigatelga dvigatelning'],
  ['cases and numbers', 'подшипник podshipnigi'],
  ['an adjective and its noun', 'тормоз тормозной тормозные тормозов'],
  ['е for ё', 'щётки щетки'],
  ['unstressed vowels', 'амортизатор амартизатор'],
  ['doubled letters', 'аккумулятор акумулятор akkumulyator'],
  ['a Cyrillic letter in a number', 'Н4 H4 н4'],
])('folds spellings to the same key: %s: %s', (_, words) => {
  expect(new Set(fold(words)).size).toBe(1);
});

it.each([
  ['масло', 'маска'],
  ['H4', 'H7'],
  ['фара', 'фарш'],
  ['шина', 'шины 205'],
  ['осаго', 'Асака'],
  ['zzz', 'z'],
  ['qqqq', 'к'],
])('folds %s and %s to different keys', (one, other) => {
  expect(fold(one)).not.toEqual(fold(other));
});

it.each([
  ['ab', 3, 'ab'],
  ['abc', 2, 'ab'],
  ['a😀', 2, 'a'],
  ['a😀', 3, 'a😀'],
  ['😀', 1, ''],
])('truncates %j at %i characters to %j', (text, most, expected) => {
  expect(truncate(text, most)).toBe(expected);
});

it('does not split a surrogate pair when it truncates a long word', () => {
  expect(foldWord(`${'ab'.repeat(19)}c𠀋𠀌`)).toMatch(/^[^\p{Surrogate}]+$/u);
});

it.each([
  ['', false],
  [' ', false],
  ['м', false],
  ['"', false],
  ['для', false],
  ['zz', true],
  ['zzz', true],
  ['qqqq', true],
  ['ъъ', true],
  ['!!!', true],
  ['7', true],
  ['то', true],
])('returns whether %j is a search query: %s', (text, expected) => {
  expect(hasLettersOrDigits(text)).toBe(expected);
});

import { beginningOf } from './beginning';
import { foldWord } from './fold';

it.each([
  ['ab', 3, 'ab'],
  ['abc', 2, 'ab'],
  ['a😀', 2, 'a'],
  ['a😀', 3, 'a😀'],
  ['😀', 1, ''],
])('of %j at most %i characters are %j', (text, most, expected) => {
  expect(beginningOf(text, most)).toBe(expected);
});

it('a word that is cut to be folded keeps its last pair of surrogates whole', () => {
  expect(foldWord(`${'ab'.repeat(19)}c𠀋𠀌`)).toMatch(/^[^\p{Surrogate}]+$/u);
});

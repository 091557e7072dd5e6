import { readingMinutes } from './ArticleMeta';

const block = (title: string, info: string) => ({ title, info, photo: '' });

it.each([
  [0, 1],
  [1, 1],
  [180, 1],
  [181, 2],
  [900, 5],
])('returns for %d words a reading time of %d min', (words, minutes) => {
  expect(readingMinutes([block('', 'слово\n'.repeat(words))])).toBe(minutes);
});

it('counts words of headings and of all blocks, but not whitespace', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([block('a '.repeat(100), '  \n '), block('', 'b '.repeat(81))])).toBe(2);
});

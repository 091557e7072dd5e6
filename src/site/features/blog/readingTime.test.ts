import { readingMinutes } from './ArticleMeta';

const block = (title: string, info: string) => ({ title, info, photo: '' });

it.each([
  [0, 1],
  [1, 1],
  [180, 1],
  [181, 2],
  [900, 5],
])('%d words take %d min', (words, minutes) => {
  expect(readingMinutes([block('', 'слово\n'.repeat(words))])).toBe(minutes);
});

it('counts headings and all blocks, but no spaces', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([block('a '.repeat(100), '  \n '), block('', 'b '.repeat(81))])).toBe(2);
});

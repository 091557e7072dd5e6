import { excerpt, marksIn } from './marks';
import type { Term } from './understand';

const term = (own: string[], concepts: string[] = []): Term => ({ own, concepts, begun: [] });
const marked = (text: string, terms: Term[]) => marksIn(text, terms).map(({ from, to }) => text.slice(from, to));

it('marks inflected words of a search hit in their original spelling', () => {
  expect(marked('Замена тормозных колодок: колодки меняем парой', [term(['kaladk'])])).toEqual(['колодок', 'колодки']);
});

it('marks synonyms, joining adjacent words', () => {
  expect(marked('Датчик кислорода и другой датчик', [term(['lyambd'], ['=datchk_kislarad'])])).toEqual([
    'Датчик кислорода',
  ]);
});

it('marks a number written with separators', () => {
  expect(marked('Масло 5W-30, 4 л', [term(['5w30'])])).toEqual(['5W-30']);
});

it('truncates a long text around its first mark, between words', () => {
  const text = `${'Слово '.repeat(60)}тормоз ${'конец '.repeat(60)}`;
  const { text: cut, marks } = excerpt(text, [term(['tarmaz'])]);
  expect(cut.length).toBeLessThan(180);
  expect(cut).toMatch(/^… Слово .*конец …$/);
  expect(marks.map(({ from, to }) => cut.slice(from, to))).toEqual(['тормоз']);
});

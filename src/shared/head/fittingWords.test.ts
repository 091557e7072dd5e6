import fc from 'fast-check';
import { fitTitle } from './fittingWords';

const LONG = 'Почему машина плохо заводится утром, хотя аккумулятор новый и бензин хороший';

it('returns the longest title that fits the limit', () => {
  expect(fitTitle('Колодки: цена, наличие и заявка', 'Колодки')).toBe('Колодки: цена, наличие и заявка');
  expect(fitTitle(LONG, 'Колодки')).toBe('Колодки');
});

it('truncates the last title at a word boundary if no title fits', () => {
  expect(fitTitle(LONG)).toBe('Почему машина плохо заводится утром, хотя аккумулятор новый и…');
});

it('never returns an empty title or one longer than search engines show', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 140 }), { minLength: 1, maxLength: 3 }), (titles) => {
      const title = fitTitle(...titles);
      expect(title.length).toBeLessThanOrEqual(65);
      expect(title.length).toBeGreaterThan(0);
    }),
  );
});

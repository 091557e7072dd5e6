import { faultsOf } from '../../testing/wording';
import { SITE_PAGES } from './sitePages';

it.each(['ru', 'uz'] as const)('search entries of pages follow the wording rules, %s', (language) => {
  const texts = SITE_PAGES.flatMap(({ title, note }) => [title[language], note[language]]);
  expect(texts.flatMap((text) => faultsOf(text, language))).toEqual([]);
});

it('search entries of pages have unique ids and paths', () => {
  expect(new Set(SITE_PAGES.map(({ id }) => id)).size).toBe(SITE_PAGES.length);
  expect(new Set(SITE_PAGES.map(({ path }) => path)).size).toBe(SITE_PAGES.length);
});

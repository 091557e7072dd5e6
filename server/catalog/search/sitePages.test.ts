import { faultsOf } from '../../testing/wording';
import { SITE_PAGES } from './sitePages';

it.each(['ru', 'uz'] as const)('uses the titles of the site, %s', (language) => {
  const texts = SITE_PAGES.flatMap(({ title, note }) => [title[language], note[language]]);
  expect(texts.flatMap((text) => faultsOf(text, language))).toEqual([]);
});

it('lists each page once', () => {
  expect(new Set(SITE_PAGES.map(({ id }) => id)).size).toBe(SITE_PAGES.length);
  expect(new Set(SITE_PAGES.map(({ path }) => path)).size).toBe(SITE_PAGES.length);
});

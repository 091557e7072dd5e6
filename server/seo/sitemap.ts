import type { Language } from '../http/language';
import type { SitemapEntry } from '../repositories/sitemapEntries';
import { addressIn, LANGUAGES } from './addresses';
import { XML_DECLARATION, xmlText } from './xml';

/** Far below the protocol's 50 000 addresses and 50 MB: a file is made in a moment and cached in memory. */
export const ADDRESSES_A_FILE = 2_000;

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const sitemapPath = (language: Language, part: number | string): string => `/sitemap-${language}-${part}.xml`;

const latest = (entries: readonly SitemapEntry[]): string | undefined =>
  entries
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

const lastmod = (changed: string | null | undefined) => (changed ? `<lastmod>${changed}</lastmod>` : '');

/** Names the files of each language: https://www.sitemaps.org/protocol.html#index */
export const sitemapIndex = (siteUrl: string, entries: readonly SitemapEntry[]): string => {
  const files = LANGUAGES.flatMap((language) =>
    Array.from({ length: Math.ceil(entries.length / ADDRESSES_A_FILE) }, (_, index) => {
      const changed = latest(entries.slice(index * ADDRESSES_A_FILE, (index + 1) * ADDRESSES_A_FILE));
      return `<sitemap><loc>${xmlText(siteUrl + sitemapPath(language, index + 1))}</loc>${lastmod(changed)}</sitemap>\n`;
    }),
  );
  return `${XML_DECLARATION}<sitemapindex ${SCHEMA}>\n${files.join('')}</sitemapindex>\n`;
};

/** One file of a language; each address names itself in both languages, as Google asks of localized pages. It is null beyond the last part. */
export const sitemapOf = (
  siteUrl: string,
  entries: readonly SitemapEntry[],
  language: Language,
  part: number,
): string | null => {
  const listed = entries.slice((part - 1) * ADDRESSES_A_FILE, part * ADDRESSES_A_FILE);
  if (listed.length === 0) return null;
  const alternate = (address: string, hreflang: string, other: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(addressIn(siteUrl, address, other))}"/>`;
  const urls = listed.map(({ address, changed }) => {
    const alternates = LANGUAGES.map((other) => alternate(address, other, other)).join('');
    const location = `<loc>${xmlText(addressIn(siteUrl, address, language))}</loc>${lastmod(changed)}`;
    return `<url>${location}${alternates}${alternate(address, 'x-default', 'ru')}</url>\n`;
  });
  return `${XML_DECLARATION}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
};

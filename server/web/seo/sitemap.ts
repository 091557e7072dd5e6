import { type SQL, sql } from 'drizzle-orm';
import { type PAGE_SERVING, PAGES, type PageName, pagePath } from '#contract/rules/pages';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { articleBlocks, articleTagLinks } from '../../platform/db/schema/articles';
import {
  articleCategories,
  articles,
  articleTags,
  branches,
  documents,
  partCategories,
  parts,
  regions,
  serviceCategories,
  services,
} from '../../platform/db/schema/visible';
import { addressIn, LANGUAGES } from '../../platform/http/addresses';
import type { Language } from '../../platform/language';
import { XML_DECLARATION, xmlText } from './xml';

export type SitemapEntry = { address: string; changed: string | null };

const day = (time: ReturnType<typeof sql>) => sql`(${time} at time zone 'UTC')::date::text`;

type ListedPage = {
  [Name in PageName]: (typeof PAGE_SERVING)[Name]['inSitemap'] extends true ? Name : never;
}[PageName];

const pathOf = (name: ListedPage) => sql`${PAGES[name].path}::text`;
const filterOf = (name: ListedPage, parameter: string) => sql`${`${PAGES[name].path}?${parameter}=`}::text`;
const itemOf = (name: 'service' | 'part' | 'article' | 'document') => sql`${pagePath(name, '')}::text`;

const ENTRIES: Record<ListedPage, SQL> = {
  home: sql`select 0, 0, ${pathOf('home')}, (select max(changed) from (table article union all table part union all table service) item)`,
  about: sql`select 1, 0, ${pathOf('about')}, null::timestamptz`,
  contacts: sql`select 2, 0, ${pathOf('contacts')}, null::timestamptz
    union all select 6, ${branches.regionId}, ${filterOf('contacts', 'region')} || ${branches.regionId}, null
      from ${branches} join ${regions} on ${regions.id} = ${branches.regionId} group by ${branches.regionId}`,
  services: sql`select 3, 0, ${pathOf('services')}, max(changed) from service
    union all select 7, category, ${filterOf('services', 'category')} || category, max(changed)
      from service where category is not null group by category`,
  shop: sql`select 4, 0, ${pathOf('shop')}, max(changed) from part
    union all select 8, category, ${filterOf('shop', 'category')} || category, max(changed)
      from part where category is not null group by category`,
  blog: sql`select 5, 0, ${pathOf('blog')}, max(changed) from article
    union all select 9, category, ${filterOf('blog', 'category')} || category, max(changed)
      from article where category is not null group by category
    union all select 10, link.tag_id, ${filterOf('blog', 'tag')} || link.tag_id, max(changed)
      from ${articleTagLinks} link join article on article.id = link.article_id
        join ${articleTags} on ${articleTags.id} = link.tag_id group by link.tag_id`,
  service: sql`select 11, id, ${itemOf('service')} || id, changed from service`,
  part: sql`select 12, id, ${itemOf('part')} || id, changed from part`,
  article: sql`select 13, id, ${itemOf('article')} || id, changed from article`,
  prices: sql`select 14, 0, ${pathOf('prices')}, (select max(changed) from (table part union all table service) priced)`,
  booking: sql`select 15, 0, ${pathOf('booking')}, (select max(changed) from service)`,
  document: sql`select 16, id, ${itemOf('document')} || slug, changed_at from ${documents}`,
};

/** Returns all indexable pages. 1 statement, about 30 ms for 20,000 items. */
export async function listSitemapEntries(db: Database): Promise<SitemapEntry[]> {
  const { rows } = await queryRows<SitemapEntry>(
    db,
    { address: 'text', changed: 'text?' },
    sql`
    with article as (
      select ${articles.id} as id, ${articleCategories.id} as category,
        greatest(${articles.changedAt}, (
          select max(${articleBlocks.changedAt}) from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}
        )) as changed
      from ${articles} left join ${articleCategories} on ${articleCategories.id} = ${articles.categoryId}),
    part as (select ${parts.id} as id, ${partCategories.id} as category, ${parts.changedAt} as changed
      from ${parts} left join ${partCategories} on ${partCategories.id} = ${parts.categoryId}),
    service as (select ${services.id} as id, ${serviceCategories.id} as category, ${services.changedAt} as changed
      from ${services} left join ${serviceCategories} on ${serviceCategories.id} = ${services.categoryId}),
    page (rank, id, address, changed) as (${sql.join(Object.values(ENTRIES), sql` union all `)})
    select address, ${day(sql`changed`)} as changed from page order by rank, id`,
  );
  return rows;
}

/** Far below the protocol's limit of 50,000, so that a file fits the cache. */
export const ADDRESSES_A_FILE = 2_000;

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const sitemapPath = (language: Language, part: number | string): string => `/sitemap-${language}-${part}.xml`;

const latest = (entries: readonly SitemapEntry[]): string | undefined =>
  entries
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

const lastmod = (changed: string | null | undefined) => (changed ? `<lastmod>${changed}</lastmod>` : '');

export const sitemapIndex = (siteUrl: string, entries: readonly SitemapEntry[]): string => {
  const files = LANGUAGES.flatMap((language) =>
    Array.from({ length: Math.ceil(entries.length / ADDRESSES_A_FILE) }, (_, index) => {
      const changed = latest(entries.slice(index * ADDRESSES_A_FILE, (index + 1) * ADDRESSES_A_FILE));
      return `<sitemap><loc>${xmlText(siteUrl + sitemapPath(language, index + 1))}</loc>${lastmod(changed)}</sitemap>\n`;
    }),
  );
  return `${XML_DECLARATION}<sitemapindex ${SCHEMA}>\n${files.join('')}</sitemapindex>\n`;
};

/** Returns a sitemap file with hreflang links, which Google requires; null beyond the last file. */
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

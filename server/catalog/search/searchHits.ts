import { sql } from 'drizzle-orm';
import { pagePath } from '#contract/rules/pages';
import type { SearchCategories, SearchKind } from '#contract/search';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { articleBlocks, articles } from '../../platform/db/schema/articles';
import { partCategories, parts, serviceCategories, services } from '../../platform/db/schema/catalog';
import { inLanguage } from '../../platform/db/schema/columns';
import { branches, contacts } from '../../platform/db/schema/company';
import { documents } from '../../platform/db/schema/content';

import { faq } from '../../platform/db/schema/web';
import type { Language } from '../../platform/language';
import { SITE_PAGES, type SitePage } from './sitePages';

export type HitTexts = {
  kind: SearchKind;
  id: number;
  title: string;
  text: string;
  maker: string | null;
  mpn: string | null;
  photo: string | null;
  price: string | null;
  path: string | null;
  phone: string | null;
};

/** Returns title, text and link data of found entries. Hidden entries are omitted. */
export async function readHits(
  db: Database,
  language: Language,
  wanted: readonly { kind: SearchKind; id: number }[],
): Promise<HitTexts[]> {
  const idsOf = (kind: SearchKind) => {
    const ids = wanted.flatMap((one) => (one.kind === kind ? [one.id] : []));
    return sql`in ${ids.length > 0 ? ids : [0]}`;
  };
  const { rows } = await queryRows<HitTexts>(
    db,
    {
      kind: 'text',
      id: 'number',
      title: 'text',
      text: 'text',
      maker: 'text?',
      mpn: 'text?',
      photo: 'text?',
      price: 'text?',
      path: 'text?',
      phone: 'text?',
    },
    sql`
    select 'services' as kind, ${services.id} as id, ${inLanguage(services.name, language)} as title,
      ${inLanguage(services.description, language)} as text, null as maker, null as mpn, ${services.photo} as photo,
      ${services.priceFrom}::text as price, null as path, null as phone
    from ${services} where ${services.id} ${idsOf('services')}
    union all
    select 'parts', ${parts.id}, ${inLanguage(parts.name, language)}, ${inLanguage(parts.info, language)},
      ${parts.manufacturer}, ${parts.mpn}, ${parts.photo}, ${parts.price}::text, null, null
    from ${parts} where ${parts.id} ${idsOf('parts')}
    union all
    select 'articles', ${articles.id}, ${inLanguage(articles.title, language)}, (
        select string_agg(${inLanguage(articleBlocks.info, language)}, ' ' order by ${articleBlocks.position})
        from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}), null, null, ${articles.photo}, null, null, null
    from ${articles} where ${articles.id} ${idsOf('articles')}
    union all
    select 'branches', ${branches.id}, ${inLanguage(branches.name, language)}, ${inLanguage(branches.address, language)},
      null, null, ${branches.photo}, null, null, null
    from ${branches} where ${branches.id} ${idsOf('branches')}
    union all
    select 'questions', ${faq.id}, ${inLanguage(faq.question, language)}, ${inLanguage(faq.answer, language)},
      null, null, null, null, null, null
    from ${faq} where ${faq.id} ${idsOf('questions')}
    union all
    select 'documents', ${documents.id}, ${inLanguage(documents.title, language)}, ${inLanguage(documents.body, language)},
      null, null, null, null, ${pagePath('document', '')}::text || ${documents.slug}, null
    from ${documents} where ${documents.id} ${idsOf('documents')}
    union all
    select 'phones', ${contacts.id}, ${inLanguage(contacts.name, language)}, '',
      null, null, null, null, null, ${contacts.phone}
    from ${contacts} where ${contacts.id} ${idsOf('phones')}`,
  );
  const pages = SITE_PAGES.filter(({ id }) => wanted.some((one) => one.kind === 'pages' && one.id === id));
  return [
    ...rows.map((row) => ({ ...row, text: row.text ?? '' })),
    ...pages.map((page) => textsOfPage(page, language)),
  ];
}

const textsOfPage = ({ id, path, title, note }: SitePage, language: Language): HitTexts => ({
  kind: 'pages',
  id,
  title: title[language],
  text: note[language],
  maker: null,
  mpn: null,
  photo: null,
  price: null,
  path,
  phone: null,
});

/** Returns the categories of services and parts, as suggestions for a search without hits. 1 statement. */
export async function readSearchCategories(db: Database, language: Language): Promise<SearchCategories> {
  const listed = (table: typeof serviceCategories | typeof partCategories) => sql`coalesce((
    select json_agg(json_build_object('id', ${table.id}, 'name', ${inLanguage(table.name, language)})
      order by ${table.position}, ${table.id}) from ${table}), '[]'::json)`;
  const { rows } = await queryRows<SearchCategories>(
    db,
    { services: 'json', parts: 'json' },
    sql`select ${listed(serviceCategories)} as services, ${listed(partCategories)} as parts`,
  );
  return rows[0] ?? { services: [], parts: [] };
}

import { type SQL, sql } from 'drizzle-orm';
import { SEARCH_KINDS } from '#contract/rules/limits';
import type { SearchKind } from '#contract/search';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { articleBlocks, articleTagLinks } from '../../platform/db/schema/articles';
import { partFits } from '../../platform/db/schema/catalog';
import type { Localized } from '../../platform/db/schema/columns';
import {
  articleCategories,
  articles,
  articleTags,
  branches,
  brands,
  carModels,
  contacts,
  documents,
  faq,
  partCategories,
  parts,
  regions,
  serviceCategories,
  services,
} from '../../platform/db/schema/visible';
import { SITE_PAGES, type SitePage } from './sitePages';

export const HIDDEN_TERMS = {
  branches: {
    ru: 'филиал адрес контакты телефон номер телефона часы работы автосервис',
    uz: 'filial manzil aloqa telefon telefon raqami ish vaqti avtoservis',
  },
  phones: {
    every: { ru: 'телефон номер телефона контакты', uz: 'telefon telefon raqami aloqa' },
    call_center: { ru: 'консультация поддержка', uz: 'maslahat yordam' },
    insurance: { ru: 'страхование страховка', uz: 'sugʻurta' },
    roadside: { ru: 'помощь на дороге', uz: 'yoʻlda yordam' },
  },
} as const;

export type SearchSource = {
  id: number;
  title: Localized;
  names: (Localized | null)[];
  plain: string[];
  /** Found like names, but too wordy to correct spellings. */
  contents: (Localized | null)[];
  notes: Localized[];
  body: Localized[];
};

const NONE = sql`'[]'::json`;
const json = (value: unknown) => sql`${JSON.stringify(value)}::json`;

type StoredKind = Exclude<SearchKind, 'pages'>;
const STORED_KINDS = SEARCH_KINDS.filter((kind): kind is StoredKind => kind !== 'pages');

const statements: Record<StoredKind, (ids: readonly number[]) => SQL> = {
  services: (ids) => sql`
    select ${services.id} as id, ${services.name} as title, ${NONE} as plain, ${NONE} as body,
      json_build_array(${serviceCategories.name}) as names, json_build_array(${services.description}) as notes,
      array_to_json(
        array(select item -> 'text' from jsonb_array_elements(${services.includes}) item)
        || array(select item -> 'name' from jsonb_array_elements(${services.extras}) item)) as contents
    from ${services} left join ${serviceCategories} on ${serviceCategories.id} = ${services.categoryId}
    where ${services.id} in ${ids}`,
  parts: (ids) => sql`
    select ${parts.id} as id, ${parts.name} as title, ${NONE} as contents, json_build_array(${partCategories.name}) as names,
      array_to_json(array[${parts.mpn}, ${parts.manufacturer}] || array(
        select distinct ${brands.name} from ${partFits} join ${brands} on ${brands.id} = ${partFits.brandId}
          where ${partFits.partId} = ${parts.id}
        union
        select distinct ${carModels.name} from ${partFits} join ${carModels} on ${carModels.id} = ${partFits.modelId}
          where ${partFits.partId} = ${parts.id}
      )) as plain, json_build_array(${parts.info}) as notes, ${NONE} as body
    from ${parts} left join ${partCategories} on ${partCategories.id} = ${parts.categoryId}
    where ${parts.id} in ${ids}`,
  articles: (ids) => sql`
    select ${articles.id} as id, ${articles.title} as title, ${NONE} as contents, ${NONE} as plain,
      (select json_agg(tag) from (
        select ${articleCategories.name} as tag from ${articleCategories} where ${articleCategories.id} = ${articles.categoryId}
        union all
        select ${articleTags.name} from ${articleTagLinks} join ${articleTags} on ${articleTags.id} = ${articleTagLinks.tagId}
          where ${articleTagLinks.articleId} = ${articles.id}) tags) as names,
      (select json_agg(${articleBlocks.title}) from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}) as notes,
      (select json_agg(${articleBlocks.info}) from ${articleBlocks} where ${articleBlocks.articleId} = ${articles.id}) as body
    from ${articles} where ${articles.id} in ${ids}`,
  branches: (ids) => sql`
    select ${branches.id} as id, ${branches.name} as title, ${NONE} as contents, ${NONE} as notes,
      ${json([HIDDEN_TERMS.branches])} as body,
      json_build_array(${branches.serviceManagerPhone}, ${branches.storeManagerPhone}) as plain,
      json_build_array(${branches.address}, ${branches.locality}, ${regions.name}) as names
    from ${branches} left join ${regions} on ${regions.id} = ${branches.regionId}
    where ${branches.id} in ${ids}`,
  questions: (ids) => sql`
    select ${faq.id} as id, ${faq.question} as title, ${NONE} as contents, ${NONE} as plain, ${NONE} as names, ${NONE} as body,
      json_build_array(${faq.answer}) as notes
    from ${faq} where ${faq.id} in ${ids}`,
  documents: (ids) => sql`
    select ${documents.id} as id, ${documents.title} as title, ${NONE} as contents, ${NONE} as names, ${NONE} as notes,
      json_build_array(${documents.slug}) as plain, json_build_array(${documents.body}) as body
    from ${documents} where ${documents.id} in ${ids}`,
  phones: (ids) => sql`
    select ${contacts.id} as id, ${contacts.name} as title, ${NONE} as contents, json_build_array(${contacts.phone}) as plain, ${NONE} as notes,
      ${NONE} as body,
      json_build_array(${json(HIDDEN_TERMS.phones)} -> ${contacts.kind}::text, ${json(HIDDEN_TERMS.phones)} -> 'every') as names
    from ${contacts} where ${contacts.id} in ${ids} and ${contacts.phone} ~ '[0-9]'`,
};

const tables = { services, parts, articles, branches, questions: faq, documents, phones: contacts };

/** Returns the texts to index for entries of one kind. Hidden and deleted entries are omitted. */
export async function readSearchSources(
  db: Database,
  kind: SearchKind,
  ids: readonly number[],
): Promise<SearchSource[]> {
  if (kind === 'pages') return SITE_PAGES.filter(({ id }) => ids.includes(id)).map(sourceOfPage);
  const { rows } = await queryRows<SearchSource>(
    db,
    { id: 'number', title: 'json', names: 'json', plain: 'json', contents: 'json', notes: 'json', body: 'json' },
    statements[kind](ids),
  );
  return rows.map((row) => ({ ...row, names: row.names ?? [], notes: row.notes ?? [], body: row.body ?? [] }));
}

const sourceOfPage = ({ id, title, note, words }: SitePage): SearchSource => ({
  id,
  title,
  names: [words],
  plain: [],
  contents: [],
  notes: [note],
  body: [],
});

export const allEntries = (): SQL =>
  sql.join(
    [
      ...STORED_KINDS.map(
        (kind) => sql`select ${kind}::text as kind, ${tables[kind].id} as entity_id from ${tables[kind]}`,
      ),
      sql`select 'pages', value::int from json_array_elements_text(${json(SITE_PAGES.map(({ id }) => id))})`,
    ],
    sql` union all `,
  );

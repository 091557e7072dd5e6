import { sql } from 'drizzle-orm';
import type { ContentLanguage } from '../../../contract/content/fields';
import { CONTENT_KINDS, type ContentKindName } from '../../../contract/content/kinds';
import type { ContentKindCounts } from '../../../contract/desk/contentItem';
import type { Database } from '../../db/database';
import { contentItems } from '../../db/schema/content';
import { draftLacks, publishedLacks } from './lacking';
import { tables } from './tables';

const DRAFT = sql`item.draft`;

const countsOf = (kind: ContentKindName) => {
  const { table } = tables[kind];
  const lacking = (language: ContentLanguage) => sql`count(*) filter (where
    case when item.draft is null then ${publishedLacks(kind, language)} else ${draftLacks(DRAFT, language)} end)`;
  const begun = (which = sql`true`) => sql`(select count(*) from ${contentItems} item
    where item.kind = ${kind} and item.is_new and ${which})`;
  return sql`select ${kind}::text as kind, (count(*) + ${begun()})::int as "all",
      (count(item.draft) + ${begun()})::int as drafts, (count(*) filter (where ${table.hidden}))::int as hidden,
      (${lacking('ru')} + ${begun(draftLacks(DRAFT, 'ru'))})::int as lacks_ru,
      (${lacking('uz')} + ${begun(draftLacks(DRAFT, 'uz'))})::int as lacks_uz
    from ${table} left join ${contentItems} item on item.kind = ${kind} and item.item_id = ${table.id}`;
};

/** Of every kind, in their order. 1 statement. */
export async function countContent(db: Database): Promise<ContentKindCounts[]> {
  const { rows } = await db.execute<ContentKindCounts>(sql.join(CONTENT_KINDS.map(countsOf), sql` union all `));
  return rows;
}

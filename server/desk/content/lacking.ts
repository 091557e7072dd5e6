import { type SQL, sql } from 'drizzle-orm';
import type { ContentLanguage, Fields } from '../../../contract/content/fields';
import { type ContentKindName, kindOf } from '../../../contract/content/kinds';
import { lacksLanguage } from '../../db/schema/localized';
import { columnOf, tables } from './tables';

const otherOf = (language: ContentLanguage): ContentLanguage => (language === 'ru' ? 'uz' : 'ru');
const somewhereIn = (json: SQL, language: ContentLanguage) =>
  sql`jsonb_path_exists(${json}, ${`$.** ? (@.${language} == "" && @.${otherOf(language)} != "")`}::jsonpath)`;

const localizedOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => ('localized' in field && field.localized ? [name] : []));

/** Whether a draft has a text in the other language alone. */
export const draftLacks = (draft: SQL, language: ContentLanguage): SQL => somewhereIn(draft, language);

/** The same of what is published, as a condition on the kind's table. */
export function publishedLacks(kind: ContentKindName, language: ContentLanguage): SQL {
  const { table, rows = {} } = tables[kind];
  const { fields } = kindOf(kind);
  const own = localizedOf(fields).map((name) => lacksLanguage(columnOf(table, name), language));
  const within = Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'group') return [];
    const stored = rows[name];
    if (!stored) return [somewhereIn(sql`${columnOf(table, name)}`, language)];
    const texts = localizedOf(field.fields).map((inner) => lacksLanguage(columnOf(stored.table, inner), language));
    if (texts.length === 0) return [];
    return [
      sql`${table.id} in (select ${columnOf(stored.table, stored.owner)} from ${stored.table}
        where ${sql.join(texts, sql` or `)})`,
    ];
  });
  const all = [...own, ...within];
  return all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : sql`false`;
}

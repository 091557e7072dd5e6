import { and, eq, inArray, ne } from 'drizzle-orm';
import {
  type ContentValue,
  type Fields,
  type FieldValue,
  isItem,
  isLocalized,
  type Localized,
} from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import type { Problems } from '#contract/content/problems';
import { POLICY_SLUG } from '#contract/rules/pages';
import { columnOf, tables } from '../../platform/db/contentTables';
import type { Database } from '../../platform/db/database';
import { documents } from '../../platform/db/schema/content';
import { pictureProblems } from './problems';

type Reference = { path: string; to: ContentKindName; id: number; within?: { column: string; value: unknown } };

function referencesOf(fields: Fields, value: ContentValue, before = ''): Reference[] {
  return Object.entries(fields).flatMap(([name, field]): Reference[] => {
    const given = value[name];
    if (field.type === 'group' && Array.isArray(given))
      return given.flatMap((one, at) =>
        isItem(one) ? referencesOf(field.fields, one, `${before}${name}.${at}.`) : [],
      );
    if (field.type !== 'reference') return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kinds.test.ts checks that the kind exists
    const to = field.to as ContentKindName;
    const within = field.within === undefined ? {} : { within: { column: field.within, value: value[field.within] } };
    const ids = Array.isArray(given) ? given : [given];
    return ids.flatMap((id) => (typeof id === 'number' ? [{ path: before + name, to, id, ...within }] : []));
  });
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns problems that only the database shows: missing pictures, unknown or hidden references, a taken slug. */
export async function databaseProblems(
  db: Database,
  kind: ContentKindName,
  id: number,
  value: ContentValue,
): Promise<Problems> {
  const found: Problems = {
    ...(await pictureProblems(db, kindOf(kind).fields, value)),
    ...(kind === 'documents' && (await documentProblems(db, id, value))),
  };
  const references = referencesOf(kindOf(kind).fields, value);
  for (const to of new Set(references.map((one) => one.to))) {
    const asked = references.filter((one) => one.to === to);
    const { table } = tables[to];
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(inArray(table.id, [...new Set(asked.map((one) => one.id))]));
    for (const { path, id: wanted, within } of asked) {
      const row = rows.find((one) => one['id'] === wanted);
      if (!row || (within && row[within.column] !== within.value)) found[path] = { code: 'choice' };
    }
  }
  const { single, title } = kindOf(kind);
  if (single && (await db.$count(tables[kind].table, ne(tables[kind].table.id, id))) > 0)
    found[title] = { code: 'taken' };
  const { slug } = value;
  if (typeof slug === 'string') {
    const { table } = tables[kind];
    const [other] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(columnOf(table, 'slug'), slug), ne(table.id, id)));
    if (other) found['slug'] = { code: 'taken' };
    else if (!SLUG.test(slug)) found['slug'] = { code: 'slug' };
  }
  return found;
}

const isSameText = (one: FieldValue | undefined, other: Localized): boolean =>
  isLocalized(one) && one.ru.trim() === other.ru.trim() && one.uz.trim() === other.uz.trim();

/**
 * Rejects a change of the policy's slug, because forms link to it, and a lower version, because visitors consent to
 * a version.
 */
async function documentProblems(db: Database, id: number, value: ContentValue): Promise<Problems> {
  const [now] = await db
    .select({ slug: documents.slug, version: documents.version, body: documents.body })
    .from(documents)
    .where(eq(documents.id, id));
  if (!now) return {};
  const found: Problems = {};
  if (now.slug === POLICY_SLUG && value['slug'] !== POLICY_SLUG) found['slug'] = { code: 'kept' };
  if (Number(value['version']) < now.version) found['version'] = { code: 'minimum', limit: now.version };
  else if (now.slug === POLICY_SLUG && Number(value['version']) === now.version && !isSameText(value['body'], now.body))
    found['version'] = { code: 'edition' };
  return found;
}

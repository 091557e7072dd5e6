import { and, desc, eq, sql } from 'drizzle-orm';
import type { ContentVersion } from '#contract/content';
import { type ContentValue, tidyValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import type { Database } from '../../platform/db/database';
import { iso } from '../../platform/db/expressions';
import { contentVersions } from '../../platform/db/schema/content';
import { staff } from '../../platform/db/schema/staff';

/** Nobody looks further back. */
const MOST = 200;

const of = (kind: ContentKindName, id: number) => and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id));

/** The value of a version: one that holds only a difference has the rest from an earlier one. Of the table by its own name. */
const WHOLE = sql<ContentValue>`coalesce((select earlier.value from content_versions earlier where earlier.kind = content_versions.kind
  and earlier.item_id = content_versions.item_id and earlier.number = content_versions.base), '{}') || content_versions.value`;

export function listVersions(db: Database, kind: ContentKindName, id: number): Promise<ContentVersion[]> {
  return db
    .select({
      number: contentVersions.number,
      at: sql<string>`${iso(sql`${contentVersions.at}`)}`,
      by: { id: staff.id, name: staff.name },
      hidden: contentVersions.hidden,
    })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.by))
    .where(of(kind, id))
    .orderBy(desc(contentVersions.number))
    .limit(MOST);
}

/** So many changes later nobody asks which text was the later one. */
const COMPARED = 20;

/** What was published last, the oldest of it first. */
export async function latestValues(db: Database, kind: ContentKindName, id: number): Promise<ContentValue[]> {
  const rows = await db
    .select({ value: WHOLE })
    .from(contentVersions)
    .where(of(kind, id))
    .orderBy(desc(contentVersions.number))
    .limit(COMPARED);
  return rows.map(({ value }) => tidyValue(kindOf(kind).fields, value)).toReversed();
}

export async function readVersion(
  db: Database,
  kind: ContentKindName,
  id: number,
  number: number,
): Promise<{ number: number; value: ContentValue } | null> {
  const [row] = await db
    .select({ number: contentVersions.number, value: WHOLE })
    .from(contentVersions)
    .where(and(of(kind, id), eq(contentVersions.number, number)));
  return row ? { number: row.number, value: tidyValue(kindOf(kind).fields, row.value) } : null;
}

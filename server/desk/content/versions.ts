import { and, desc, eq, sql } from 'drizzle-orm';
import { type ContentValue, tidyValue } from '../../../contract/content/fields';
import { type ContentKindName, kindOf } from '../../../contract/content/kinds';
import type { ContentOldValue, ContentVersion } from '../../../contract/desk/contentItem';
import type { Database } from '../../db/database';
import { contentVersions } from '../../db/schema/content';
import { staff } from '../../db/schema/staff';
import { iso } from '../sql';

/** Nobody looks further back. */
const MOST = 200;

const of = (kind: ContentKindName, id: number) => and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id));

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
    .select({ value: contentVersions.value })
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
): Promise<ContentOldValue | null> {
  const [row] = await db
    .select({ number: contentVersions.number, value: contentVersions.value })
    .from(contentVersions)
    .where(and(of(kind, id), eq(contentVersions.number, number)));
  return row ? { number: row.number, value: tidyValue(kindOf(kind).fields, row.value) } : null;
}

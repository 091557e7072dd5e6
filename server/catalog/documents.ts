import { and, desc, eq, sql } from 'drizzle-orm';
import type { Company, Document } from '#contract/company';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { inLanguage } from '../platform/db/schema/columns';
import { contentVersions } from '../platform/db/schema/content';
import { companyLinks, documents } from '../platform/db/schema/visible';
import type { Language } from '../platform/language';

/** Returns titles and slugs of all company documents and the company's links. 1 statement. */
export async function findCompany(db: Database, language: Language): Promise<Company> {
  const { rows } = await queryRows<Company>(
    db,
    { documents: 'json', links: 'json' },
    sql`select
    (select coalesce(json_agg(json_build_object('slug', slug, 'title', ${inLanguage(documents.title, language)},
      'version', version) order by position, id), '[]'::json) from ${documents}) as documents,
    (select coalesce(json_agg(json_build_object('kind', kind, 'address', address) order by position, id), '[]'::json)
      from ${companyLinks}) as links`,
  );
  return rows[0] ?? { documents: [], links: [] };
}

/** Returns the current slug of the document that had the slug `former`, or null. 1 statement. */
export async function presentSlug(db: Database, former: string): Promise<string | null> {
  const [document] = await db
    .select({ slug: documents.slug })
    .from(contentVersions)
    .innerJoin(documents, eq(documents.id, contentVersions.itemId))
    .where(and(eq(contentVersions.kind, 'documents'), sql`${contentVersions.value} ->> 'slug' = ${former}`))
    .orderBy(desc(contentVersions.at))
    .limit(1);
  return document?.slug ?? null;
}

/** Returns a document by its current slug, or null. */
export async function findDocument(db: Database, language: Language, slug: string): Promise<Document | null> {
  const [document] = await db
    .select({
      slug: documents.slug,
      title: inLanguage(documents.title, language),
      body: inLanguage(documents.body, language),
      version: documents.version,
      updated_at: sql<string>`(${documents.changedAt} at time zone 'UTC')::date::text`,
    })
    .from(documents)
    .where(eq(documents.slug, slug));
  return document ?? null;
}

import { sql } from 'drizzle-orm';
import { POLICY_SLUG } from '../../contract/pagePaths';
import type { Database } from '../db/database';
import { consents, documents } from '../db/schema/documents';
import type { Language } from '../http/language';

/** A version of the personal-data policy that was never published: 400. */
export class UnknownPolicy extends Error {
  override name = 'UnknownPolicy';
}

/** An earlier version was read before the present one came; a later one, or any of no policy, nobody can have read. */
export async function requirePublished(db: Database, version: number): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from ${documents} where slug = ${POLICY_SLUG} and version >= ${version}`,
  );
  if (rows.length === 0) throw new UnknownPolicy();
}

export type Consent = { userId: number; version: number; language: Language };

/** Of one version the first counts. */
export async function storeConsent(db: Database, consent: Consent): Promise<void> {
  await db.insert(consents).values(consent).onConflictDoNothing();
}

/** The version that the customer is to be asked about; null where there is no policy, or they have agreed to it. `isFirst`: they never agreed to any. */
export async function askedConsent(
  db: Database,
  userId: number,
): Promise<{ version: number; isFirst: boolean } | null> {
  const { rows } = await db.execute<{ version: number; isFirst: boolean }>(sql`
    select version, not exists (select from ${consents} given where given.user_id = ${userId}) as "isFirst" from ${documents} policy where slug = ${POLICY_SLUG} and not exists (
      select from ${consents} given where given.user_id = ${userId} and given.version >= policy.version)`);
  return rows[0] ?? null;
}

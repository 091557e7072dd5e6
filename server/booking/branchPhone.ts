import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { branches } from '../platform/db/schema/company';

/** What a refusal names beside its words, where the branch is to be called. */
export async function branchPhone(tx: Database, branch: number): Promise<{ branch_phone: string }> {
  const [place] = await tx
    .select({ phone: branches.serviceManagerPhone })
    .from(branches)
    .where(eq(branches.id, branch));
  return { branch_phone: place?.phone ?? '' };
}

import { asc } from 'drizzle-orm';
import type { BranchRef } from '../../../contract/desk/common';
import type { Database } from '../../db/database';
import { branches } from '../../db/schema/company';
import type { Language } from '../../http/language';
import { isInScope, type Scope } from '../scope';
import type { BranchNames } from './headers';

export type Branch = BranchNames & { name: Record<Language, string> };

/** The branches whose stock somebody may import. */
export async function branchesOf(db: Database, scope: Scope): Promise<Branch[]> {
  const all = await db
    .select({ id: branches.id, slug: branches.slug, name: branches.name })
    .from(branches)
    .orderBy(asc(branches.position), asc(branches.id));
  return all
    .filter(({ id }) => isInScope(scope, id))
    .map(({ id, slug, name }) => ({ id, name, names: [name.ru, name.uz, slug] }));
}

export const branchRefs = (all: readonly Branch[], language: Language): BranchRef[] =>
  all.map(({ id, name }) => ({ id, name: name[language] }));

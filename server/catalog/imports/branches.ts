import { asc } from 'drizzle-orm';
import type { BranchRef } from '#contract/common';
import type { Database } from '../../platform/db/database';
import { branches } from '../../platform/db/schema/company';
import type { Language } from '../../platform/language';
import { isInScope, type Scope } from '../../staff/scope';
import type { BranchNames } from './headers';

export type Branch = BranchNames & { name: Record<Language, string> };

/** The branches whose stock somebody may import. */
export async function branchesOf(db: Database, scope: Scope): Promise<Branch[]> {
  const all = await db
    .select({ id: branches.id, slug: branches.slug, name: branches.name })
    .from(branches)
    .orderBy(asc(branches.position), asc(branches.id));
  const brand = commonWord(all.map(({ name }) => name.ru));
  return all
    .filter(({ id }) => isInScope(scope, id))
    .map(({ id, slug, name }) => ({
      id,
      name,
      names: [name.ru, name.uz, slug, ...shortNames([name.ru, name.uz], brand)],
    }));
}

/** The first word that all names have: suppliers leave the brand out and write `Мирабад` for `Yolda Мирабад`. */
function commonWord(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => name.split(' ')[0] ?? '');
  return others.length > 0 && others.every((word) => word === first) ? first : '';
}

const shortNames = (names: readonly string[], brand: string): string[] =>
  brand === '' ? [] : names.filter((name) => name.startsWith(`${brand} `)).map((name) => name.slice(brand.length + 1));

export const branchRefs = (all: readonly Branch[], language: Language): BranchRef[] =>
  all.map(({ id, name }) => ({ id, name: name[language] }));

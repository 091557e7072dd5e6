import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SearchKind } from '#contract/search';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { searchDocuments, searchStale, searchState, searchWords } from '../../platform/db/schema/search';
import type { SearchDocument } from './document';
import { allEntries } from './searchSources';
import type { Spelling } from './spelling';

const indexingLock = 7_305_541;

/** Takes the advisory lock of the search index for this transaction. Returns false if another process holds it. */
export async function claimIndexing(tx: Database): Promise<boolean> {
  const { rows } = await queryRows<{ ours: boolean }>(
    tx,
    { ours: 'boolean' },
    sql`select pg_try_advisory_xact_lock(${indexingLock}) as ours`,
  );
  return rows[0]?.ours === true;
}

/** Marks every entry as stale and replaces the spellings if the folding rules have changed since the last indexing. */
export async function claimRules(tx: Database, rules: string, spellings: readonly Spelling[]): Promise<void> {
  const [made] = await tx.select({ rules: searchState.rules }).from(searchState);
  if (made?.rules === rules) return;
  await tx.delete(searchWords);
  await saveWords(tx, spellings);
  await tx.execute(sql`insert into ${searchStale} (kind, entity_id) ${allEntries()} on conflict do nothing`);
  await tx.insert(searchState).values({ id: 1, rules }).onConflictDoUpdate({ target: searchState.id, set: { rules } });
}

/** Removes and returns at most `most` stale entries. Skips those that another transaction is indexing. */
export async function claimStale(tx: Database, most: number): Promise<{ kind: SearchKind; id: number }[]> {
  const { rows } = await queryRows<{ kind: SearchKind; id: number }>(
    tx,
    { kind: 'text', id: 'number' },
    sql`delete from ${searchStale}
    where ctid in (select ctid from ${searchStale} limit ${most} for update skip locked)
    returning kind, entity_id as id`,
  );
  return rows;
}

/** Inserts or replaces the search documents of one kind. */
export async function saveDocuments(
  tx: Database,
  kind: SearchKind,
  documents: readonly SearchDocument[],
): Promise<void> {
  const rows = documents.map(({ id, head, words, titleLength }) => ({ id, head, words, title_length: titleLength }));
  await tx.execute(sql`insert into ${searchDocuments} (kind, entity_id, head, words, title_length)
    select ${kind}, id, head::tsvector, words::tsvector, title_length
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id int, head text, words text, title_length smallint)
    on conflict (kind, entity_id) do update
      set head = excluded.head, words = excluded.words, title_length = excluded.title_length`);
}

/** Deletes search documents of entries that are hidden or deleted. */
export async function removeDocuments(tx: Database, kind: SearchKind, ids: readonly number[]): Promise<void> {
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.entityId, [...ids])));
}

/** Adds words to the vocabulary of corrections. A word keeps its first spelling per language. */
export async function saveWords(tx: Database, spellings: readonly Spelling[]): Promise<void> {
  await tx.execute(sql`insert into ${searchWords} as known (word, ru, uz, is_name)
    select word, ru, uz, "isName" from json_to_recordset(${JSON.stringify(spellings)}::json)
      as row (word text, ru text, uz text, "isName" boolean)
    on conflict (word) do update set ru = coalesce(known.ru, excluded.ru), uz = coalesce(known.uz, excluded.uz),
      is_name = known.is_name or excluded.is_name
    where (known.ru is null and excluded.ru is not null) or (known.uz is null and excluded.uz is not null)
      or (excluded.is_name and not known.is_name)`);
}

/** Invalidates cached replies and flushes the GIN pending list. */
export async function finishIndexing(tx: Database): Promise<void> {
  await tx.execute(sql`update content_version set version = version + 1`);
  await tx.execute(
    sql`select gin_clean_pending_list('search_documents_words'), gin_clean_pending_list('search_words_similar')`,
  );
}

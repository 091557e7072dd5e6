import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';

export type Table = { name: string; columns: string[] };
export type Sequences = Record<string, { value: string; called: boolean }>;

/**
 * Returns the tables of the schema `public` with their stored columns, without tables of extensions. The order does not
 * depend on the collation.
 */
export async function tablesOf(tx: Database): Promise<Table[]> {
  const { rows } = await queryRows<{ name: string; columns: string[] }>(
    tx,
    { name: 'text', columns: 'json' },
    sql`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C"`,
  );
  return rows;
}

/** Returns all sequences. `called` false means that `nextval` returns `value` itself. */
export async function sequencesOf(tx: Database): Promise<Sequences> {
  const { rows } = await queryRows<{ name: string }>(
    tx,
    { name: 'text' },
    sql`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname collate "C"`,
  );
  const found: Sequences = {};
  for (const { name } of rows) {
    const state = await queryRows<{ value: string; called: boolean }>(
      tx,
      { value: 'text', called: 'boolean' },
      sql`select last_value::text as value, is_called as called from ${sql.identifier(name)}`,
    );
    if (state.rows[0]) found[name] = state.rows[0];
  }
  return found;
}

/** Returns the timestamp of the newest migration, 0 without a schema. */
export async function schemaOf(tx: Database): Promise<number> {
  const { rows } = await queryRows<{ found: string | null }>(
    tx,
    { found: 'text?' },
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!rows[0]?.found) return 0;
  const newest = await queryRows<{ newest: string | null }>(
    tx,
    { newest: 'text?' },
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(newest.rows[0]?.newest ?? 0);
}

const alwaysFilledTables = new Set(['content_version', 'database_mode', 'search_state', 'search_words', 'visit_chain']);

/**
 * Returns the name of a table with rows, or null for an empty database. Ignores tables that even a new installation
 * fills, such as `content_version`.
 */
export async function firstTableWithRows(tx: Database): Promise<string | null> {
  for (const { name } of await tablesOf(tx)) {
    if (alwaysFilledTables.has(name)) continue;
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

/** Drops the site's tables, functions, types and migration records, but no extensions and other schemas. */
export async function dropAll(tx: Database): Promise<void> {
  await tx.execute(sql`
    do $$
    declare found record;
    begin
      for found in
        select format('drop table if exists public.%I cascade', relname) as statement, oid from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        union all
        select format('drop function if exists %s cascade', oid::regprocedure), oid from pg_proc
          where pronamespace = 'public'::regnamespace
        union all
        select format('drop type if exists public.%I cascade', typname), oid from pg_type
          where typnamespace = 'public'::regnamespace and typtype = 'e'
      loop
        if not exists (select 1 from pg_depend d where d.objid = found.oid and d.deptype = 'e') then
          execute found.statement;
        end if;
      end loop;
    end
    $$`);
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

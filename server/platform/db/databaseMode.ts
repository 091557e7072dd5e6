import { type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config';
import { StartError } from '../startError';
import type { Database } from './database';
import { queryRows } from './queryRows';
import { databaseMode } from './schema/system';

type Mode = Config['mode'];
type Wanted = Pick<Config, 'mode' | 'adoptDemo'>;

/** Any number will do, as long as nothing else in the database takes it. */
const modeLock = 7_305_524;

/**
 * Refuses to start on a database of the other mode, before anything is written: a demo would replace real content and show the codes of
 * real customers, a production would let everybody in who knows the password of a demo. Throws a StartError.
 */
export async function refuseOtherMode(db: Database, wanted: Wanted): Promise<void> {
  const table = await tableOfAnother(db);
  if (table !== null) {
    throw new StartError(
      `This database holds another program's tables (${table}): set the DATABASE_URL of an empty one, nothing was changed`,
    );
  }
  refuse(await modeOf(db), wanted);
}

/** A table that stood there before our schema; null where there is none, or the schema is ours. What extensions bring is nobody's. */
async function tableOfAnother(db: Database): Promise<string | null> {
  if (await exists(db, 'content_version')) return null;
  const { rows } = await queryRows<{ name: string }>(
    db,
    { name: 'text' },
    sql`select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
        order by relname limit 1`,
  );
  return rows[0]?.name ?? null;
}

/**
 * Marks a migrated database as one of the mode, where it is nobody's yet or is older than the marks. Of servers that start at once in
 * different modes the first one has it. `adopt` makes a demo's ready for production, where `adoptDemo` allows that. Throws a StartError.
 */
export async function claimMode(db: Database, wanted: Wanted, adopt: (tx: Database) => Promise<void>): Promise<void> {
  const { mode } = wanted;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${modeLock})`);
    const found = await modeOf(tx);
    refuse(found, wanted);
    if (found === 'demo' && mode === 'production') await adopt(tx);
    const change = { target: databaseMode.id, set: { mode, since: sql`now()` } };
    const isOther = sql`${databaseMode.mode} <> excluded.mode`;
    await tx
      .insert(databaseMode)
      .values({ id: 1, mode })
      .onConflictDoUpdate({ ...change, setWhere: isOther });
  });
}

/**
 * Whose the database is: as it says itself; without a mark a demo's where the demo content was put in, production's where anything else
 * stands in it; null while it is empty, or has no schema yet.
 */
export async function modeOf(db: Database): Promise<Mode | null> {
  if (await exists(db, 'database_mode')) {
    const [marked] = await db.select({ mode: databaseMode.mode }).from(databaseMode);
    if (marked) return marked.mode;
  }
  if (await hasRows(db, ['seeded_content'])) return 'demo';
  return (await hasContent(db)) ? 'production' : null;
}

/** Whether anybody's content, customers or requests stand in the database. The tables of content are those that bump its version. */
export async function hasContent(db: Database): Promise<boolean> {
  const { rows } = await queryRows<{ name: string }>(
    db,
    { name: 'text' },
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'bump_content_version'`,
  );
  return hasRows(db, ['users', 'requests', ...rows.map(({ name }) => name)]);
}

async function hasRows(db: Database, tables: string[]): Promise<boolean> {
  const parts: SQL[] = [];
  for (const table of tables) {
    if (await exists(db, table)) parts.push(sql`exists (select 1 from ${sql.identifier(table)})`);
  }
  if (parts.length === 0) return false;
  const { rows } = await queryRows<{ any: boolean }>(
    db,
    { any: 'boolean' },
    sql`select ${sql.join(parts, sql` or `)} as any`,
  );
  return rows[0]?.any ?? false;
}

async function exists(db: Database, table: string): Promise<boolean> {
  const { rows } = await queryRows<{ found: boolean }>(
    db,
    { found: 'boolean' },
    sql`select to_regclass(${table}) is not null as found`,
  );
  return rows[0]?.found ?? false;
}

function refuse(found: Mode | null, { mode, adoptDemo }: Wanted): void {
  if (found === 'production' && mode === 'demo') {
    throw new StartError(
      "This database is production's: MODE=demo would replace its content. Set MODE=production, or another DATABASE_URL or DATA_DIR",
    );
  }
  if (found === 'demo' && mode === 'production' && !adoptDemo) {
    throw new StartError(
      "This database is a demo's: set another DATABASE_URL or DATA_DIR, or ADOPT_DEMO_DATABASE=1 to go on with its content",
    );
  }
}

import { type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config';
import { StartError } from '../startError';
import type { Database } from './database';
import { queryRows } from './queryRows';
import { databaseMode } from './schema/system';

type Mode = Config['mode'];
type ModeConfig = Pick<Config, 'mode' | 'adoptDemo'>;

const modeLockKey = 7_305_524;

/**
 * Prevents a demo from replacing real content, and production from accepting the demo's public password.
 * @throws StartError if the database has the other mode or belongs to another program
 */
export async function assertDatabaseMode(db: Database, modeConfig: ModeConfig): Promise<void> {
  const table = await foreignTable(db);
  if (table !== null) {
    throw new StartError(
      `This database holds another program's tables (${table}). Set DATABASE_URL to an empty database. Nothing was changed`,
    );
  }
  refuse(await modeOf(db), modeConfig);
}

async function foreignTable(db: Database): Promise<string | null> {
  if (await tableExists(db, 'content_version')) return null;
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
 * Stores the mode in a migrated database. If several servers start concurrently, the first wins.
 * @throws StartError if the database has the other mode
 */
export async function claimMode(
  db: Database,
  modeConfig: ModeConfig,
  adopt: (tx: Database) => Promise<void>,
): Promise<void> {
  const { mode } = modeConfig;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${modeLockKey})`);
    const found = await modeOf(tx);
    refuse(found, modeConfig);
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
 * Returns the stored mode. Without one: demo if demo content was seeded, production if there is other data, null if
 * empty.
 */
export async function modeOf(db: Database): Promise<Mode | null> {
  if (await tableExists(db, 'database_mode')) {
    const [marked] = await db.select({ mode: databaseMode.mode }).from(databaseMode);
    if (marked) return marked.mode;
  }
  if (await hasRows(db, ['seeded_content'])) return 'demo';
  return (await hasContent(db)) ? 'production' : null;
}

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
    if (await tableExists(db, table)) parts.push(sql`exists (select 1 from ${sql.identifier(table)})`);
  }
  if (parts.length === 0) return false;
  const { rows } = await queryRows<{ any: boolean }>(
    db,
    { any: 'boolean' },
    sql`select ${sql.join(parts, sql` or `)} as any`,
  );
  return rows[0]?.any ?? false;
}

async function tableExists(db: Database, table: string): Promise<boolean> {
  const { rows } = await queryRows<{ found: boolean }>(
    db,
    { found: 'boolean' },
    sql`select to_regclass(${table}) is not null as found`,
  );
  return rows[0]?.found ?? false;
}

function refuse(found: Mode | null, { mode, adoptDemo }: ModeConfig): void {
  if (found === 'production' && mode === 'demo') {
    throw new StartError(
      'This database belongs to production: MODE=demo would replace its content. Set MODE=production, or another DATABASE_URL or DATA_DIR',
    );
  }
  if (found === 'demo' && mode === 'production' && !adoptDemo) {
    throw new StartError(
      'This database belongs to a demo. Set another DATABASE_URL or DATA_DIR, or ADOPT_DEMO_DATABASE=1 to keep its content',
    );
  }
}

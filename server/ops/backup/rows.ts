import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';

export type Digest = { rows: number; sha256: string };

/** Maximum rows and characters per fetch, to limit memory and the time that the embedded database is blocked. */
const batch = 500;
const batchLength = 4_000_000;

/** Pins settings that affect text output, for equal hashes on each server. Disables timeouts for large tables. */
export async function fixTextOutput(tx: Database): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

/** Passes rows as JSON lines to `take`, in an order independent of collation. Returns their number and hash. */
export async function readRows(
  tx: Database,
  table: string,
  take: (lines: string[]) => Promise<void> | void,
): Promise<Digest> {
  const digest = new RowDigest();
  await tx.execute(sql`declare backup_rows no scroll cursor for
    select to_jsonb(t)::text as line from ${sql.identifier(table)} t order by to_jsonb(t)::text collate "C"`);
  // Rows range from a number to a picture, so the fetch size adapts to previous rows.
  for (let count = 1; ; ) {
    const { rows } = await queryRows<{ line: string }>(
      tx,
      { line: 'text' },
      sql.raw(`fetch ${count} from backup_rows`),
    );
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    for (const line of lines) digest.add(line);
    await take(lines);
    const length = lines.reduce((sum, line) => sum + line.length, 0);
    if (2 * length <= batchLength) count = Math.min(2 * count, batch);
    else if (length > batchLength) count = Math.max(1, Math.floor(count / 2));
  }
  await tx.execute(sql`close backup_rows`);
  return digest.end();
}

export class RowDigest {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(line: string): void {
    this.hash.update(line).update('\n');
    this.rows++;
  }

  end(): Digest {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

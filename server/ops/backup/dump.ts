import type { Database } from '../../platform/db/database';
import { schemaOf, sequencesOf, tablesOf } from './catalog';
import { endLine, headerLine, tableLine } from './format';
import { type Digest, readRows, sameTextEverywhere } from './rows';

/**
 * Writes the whole database as it is at one moment, while others go on reading and writing (the embedded database, which has one
 * connection, lets them wait). `write` gets whole lines, each with its line break, and holds the dump back until it resolves.
 */
export function dump(db: Database, write: (lines: string) => Promise<void> | void): Promise<void> {
  return db.transaction(
    async (tx) => {
      await sameTextEverywhere(tx);
      const header = { made: new Date().toISOString(), schema: await schemaOf(tx) };
      await write(headerLine(header));
      const tables: Record<string, Digest> = {};
      for (const table of await tablesOf(tx)) {
        await write(tableLine(table));
        tables[table.name] = await readRows(tx, table.name, (lines) => write(`${lines.join('\n')}\n`));
      }
      // Sequences know no snapshot: read last, they are never behind the rows.
      await write(endLine(header, { tables, sequences: await sequencesOf(tx) }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

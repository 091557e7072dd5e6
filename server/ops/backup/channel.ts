import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database';
import { makeFolder } from '../../platform/files';
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

/** Nobody reads: the database, which answers no one else meanwhile, is not held back any longer. */
const patienceMs = 10_000;

/** In a folder that only the owner may enter: a socket's own mode is set after it can be reached. */
const folderOf = (dataDir: string) => join(dataDir, 'control');
const socketOf = (dataDir: string) => join(folderOf(dataDir), 'backup');

/**
 * Gives a dump of the embedded database, which no other process can open, to whoever connects to a socket in `dataDir`: only the
 * owner of the folder (and root) can. Call it with the folder's lock held. Rejects where the system allows no such socket.
 */
export async function serveBackups(db: Database, dataDir: string): Promise<{ close(): Promise<void> }> {
  makeFolder(folderOf(dataDir));
  chmodSync(folderOf(dataDir), 0o700);
  rmSync(socketOf(dataDir), { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.setTimeout(patienceMs, () => socket.destroy());
    // A dump without its last line is refused by who asked for it.
    dump(db, (lines) => send(socket, lines)).then(
      () => socket.end(),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socketOf(dataDir), resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The dump of the server that runs on `dataDir`; null when none does. */
export function askForBackup(dataDir: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketOf(dataDir));
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error) => {
      const code = 'code' in error ? error.code : null;
      if (code === 'ENOENT' || code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}

function send(socket: Socket, lines: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.destroyed) return reject(new Error('Whoever asked for the backup is gone'));
    const gone = () => reject(new Error('Whoever asked for the backup is gone'));
    socket.once('close', gone);
    socket.write(lines, (error) => {
      socket.off('close', gone);
      if (error) reject(error);
      else resolve();
    });
  });
}

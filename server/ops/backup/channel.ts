import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database';
import { makeFolder } from '../../platform/files';
import { schemaOf, sequencesOf, tablesOf } from './catalog';
import { endLine, headerLine, tableLine } from './format';
import { type Digest, readRows, sameTextEverywhere } from './rows';

/**
 * Dumps one snapshot of the database during normal use (the embedded one blocks others meanwhile).
 * @param write gets whole lines with line breaks, and applies backpressure
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
      // Sequences ignore snapshots: read last, they are never behind the rows.
      await write(endLine(header, { tables, sequences: await sequencesOf(tx) }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Aborts a dump without a reader, because the embedded database is blocked meanwhile. */
const patienceMs = 10_000;

/** In a folder with mode 0700, because a socket's own mode is set only after it is reachable. */
const folderOf = (dataDir: string) => join(dataDir, 'control');
const socketOf = (dataDir: string) => join(folderOf(dataDir), 'backup');

/**
 * Serves dumps of the embedded database on a socket in `dataDir`, which only its owner can access.
 * Requires the folder's lock. Rejects if the system has no such sockets.
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
    // The client refuses a dump without its last line.
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
    if (socket.destroyed) return reject(new Error('backup client disconnected'));
    const gone = () => reject(new Error('backup client disconnected'));
    socket.once('close', gone);
    socket.write(lines, (error) => {
      socket.off('close', gone);
      if (error) reject(error);
      else resolve();
    });
  });
}

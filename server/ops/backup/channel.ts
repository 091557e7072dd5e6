import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database';
import { makeFolder } from '../../platform/files';
import { schemaOf, sequencesOf, tablesOf } from './catalog';
import { endLine, headerLine, tableLine } from './format';
import { type Digest, fixTextOutput, readRows } from './rows';

/**
 * Dumps a consistent snapshot while the site runs. The embedded database blocks other queries meanwhile.
 * @param write receives whole lines with line breaks; its promise applies backpressure
 */
export function dump(db: Database, write: (lines: string) => Promise<void> | void): Promise<void> {
  return db.transaction(
    async (tx) => {
      await fixTextOutput(tx);
      const header = { made: new Date().toISOString(), schema: await schemaOf(tx) };
      await write(headerLine(header));
      const tables: Record<string, Digest> = {};
      for (const table of await tablesOf(tx)) {
        await write(tableLine(table));
        tables[table.name] = await readRows(tx, table.name, (lines) => write(`${lines.join('\n')}\n`));
      }
      // Sequences are not transactional. Read last, their values are not lower than the ids of the rows.
      await write(endLine(header, { tables, sequences: await sequencesOf(tx) }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Timeout for a client that stops reading, because a dump blocks the embedded database. */
const timeoutMs = 10_000;

/** A folder with mode 0700, because a socket accepts connections before its mode can be changed. */
const folderOf = (dataDir: string) => join(dataDir, 'control');
const socketOf = (dataDir: string) => join(folderOf(dataDir), 'backup');

/**
 * Serves dumps of the embedded database on a socket that only the owner of `dataDir` can access.
 * The caller must hold the lock of `dataDir`. Rejects without Unix sockets.
 */
export async function serveBackups(db: Database, dataDir: string): Promise<{ close(): Promise<void> }> {
  makeFolder(folderOf(dataDir));
  chmodSync(folderOf(dataDir), 0o700);
  rmSync(socketOf(dataDir), { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.setTimeout(timeoutMs, () => socket.destroy());
    // After a failure the socket closes, and the client rejects a dump without its last line.
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

export function connectToBackup(dataDir: string): Promise<Socket | null> {
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

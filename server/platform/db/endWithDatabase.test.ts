import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { makeDataFolder } from '../../testing/dataFolder';

/** Simulates a disk without room for WAL, so that PostgreSQL panics. */
const program = `
  const fs = require('node:fs');
  const { sql } = require('drizzle-orm');
  const { openDatabase } = require('./server/platform/db/open.ts');
  openDatabase({ databaseUrl: null, dataDir: process.argv[1] }).then(async ({ db }) => {
    const { writeSync, readlinkSync } = fs;
    fs.writeSync = (file, ...rest) => {
      if (readlinkSync('/proc/self/fd/' + file).includes('/pg_wal/')) {
        throw Object.assign(new Error('no space'), { code: 'ENOSPC', errno: -28 });
      }
      return writeSync(file, ...rest);
    };
    await db.execute(sql\`update content_version set version = version + 1\`).catch(() => {});
  });`;

test('exits with 1 if the embedded database panics, so that a supervisor restarts the process', async () => {
  const dataDir = await makeDataFolder();
  const child = spawn(process.execPath, ['-r', 'esbuild-register', '-e', program, dataDir], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  try {
    await once(child, 'close');
    expect([child.exitCode, printed]).toEqual([1, expect.stringContaining('The embedded database has ended')]);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  }
});

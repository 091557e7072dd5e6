import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase } from '../../platform/db/open';
import { bundledProgram } from '../../testing/bundledProgram';
import { makeDataFolder } from '../../testing/dataFolder';
import { killStrays, startProcess } from '../../testing/serverProcess';

let DATA_DIR: string;
let folder: string;
beforeEach(async () => {
  DATA_DIR = await makeDataFolder();
  folder = mkdtempSync(join(tmpdir(), 'yolda-backups-'));
});
afterEach(async () => {
  await killStrays();
  for (const path of [DATA_DIR, folder]) rmSync(path, { recursive: true });
});

async function run(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [bundledProgram('server/ops/backup/main.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

async function sendEnquiry(address: string, text: string): Promise<void> {
  const reply = await fetch(`${address}/api/main/main/requests/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, phone: '+998901234567', full_name: 'Азиз', section: 'shop' }),
  });
  expect(reply.status).toBe(201);
}

async function textsIn(place: { databaseUrl: string | null; dataDir: string }): Promise<string[]> {
  const database = await openDatabase(place);
  const { rows } = await database.db.execute<{ text: string }>(
    sql`select text from requests where full_name = 'Азиз' order by id`,
  );
  await database.close();
  return rows.map(({ text }) => text);
}

// Each command starts a process and opens a database, which is slow on busy machines.
jest.setTimeout(300_000);

const onlyFile = () => {
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, name ?? '');
};

test('backs up the embedded database under load and restores it into another folder', async () => {
  // The number of writes depends on the machine's speed, so the rate limits are out of reach.
  const server = startProcess({ DATA_DIR, RATE_LIMIT_MAX: '1000000', RATE_LIMIT_REQUESTS_MAX: '1000000' });
  const address = await server.ready();
  expect(statSync(join(DATA_DIR, 'control')).mode & 0o777).toBe(0o700);
  await sendEnquiry(address, 'before');
  const state = { going: true };
  const writing = (async () => {
    while (state.going) await sendEnquiry(address, 'meanwhile');
  })();
  const made = await run(['backup', folder], { DATA_DIR });
  state.going = false;
  await writing;
  expect(made).toMatchObject({ code: 0 });
  const path = onlyFile();
  expect(statSync(path).mode & 0o777).toBe(0o600);

  const refused = await run(['restore', path, '--replace'], { DATA_DIR });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`in use by process ${server.child.pid}`) });
  server.child.kill('SIGTERM');
  await server.ended;

  const other = join(folder, 'data');
  expect(await run(['restore', path], { DATA_DIR: other })).toMatchObject({ code: 0 });
  expect((await textsIn({ databaseUrl: null, dataDir: other }))[0]).toBe('before');
  const again = await run(['restore', path], { DATA_DIR: other });
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
});

test('backs up the embedded database without a server, and reports a missing database', async () => {
  expect(await run(['backup', folder], { DATA_DIR })).toMatchObject({ code: 0 });
  const path = onlyFile();
  expect(await run(['restore', path, '--check'], { DATA_DIR })).toMatchObject({
    code: 0,
    output: expect.stringContaining('is whole'),
  });
  const none = await run(['backup', folder], { DATA_DIR: join(folder, 'none') });
  expect(none).toEqual({ code: 1, output: `There is no database in ${join(folder, 'none')} (DATA_DIR)\n` });
});

const address = process.env['DATABASE_URL_TEST'];
// Skipped without DATABASE_URL_TEST, because it needs PostgreSQL.
(address ? describe : describe.skip)('with PostgreSQL', () => {
  test('moves an embedded database to PostgreSQL only once, and leaves the source unchanged', async () => {
    const name = `yolda_move_${randomBytes(4).toString('hex')}`;
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(`create database ${name}`);
    const target = new URL(address ?? '');
    target.pathname = `/${name}`;
    try {
      const server = startProcess({ DATA_DIR });
      const running = await server.ready();
      await sendEnquiry(running, 'moves along');
      const tooEarly = await run(['move-to-postgres'], { DATA_DIR, DATABASE_URL: target.href });
      expect(tooEarly).toMatchObject({ code: 1, output: expect.stringContaining('The site is running') });
      server.child.kill('SIGTERM');
      await server.ended;

      const moved = await run(['move-to-postgres'], { DATA_DIR, DATABASE_URL: target.href });
      expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('1  requests') });
      expect(await textsIn({ databaseUrl: target.href, dataDir: '' })).toEqual(['moves along']);
      expect(await textsIn({ databaseUrl: null, dataDir: DATA_DIR })).toEqual(['moves along']);
      const twice = await run(['move-to-postgres'], { DATA_DIR, DATABASE_URL: target.href });
      expect(twice).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });

      const onPostgres = startProcess({ DATA_DIR, MODE: 'demo', DATABASE_URL: target.href });
      await sendEnquiry(await onPostgres.ready(), 'the next number');
      expect(await textsIn({ databaseUrl: target.href, dataDir: '' })).toEqual(['moves along', 'the next number']);
    } finally {
      await killStrays();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    }
  });
});

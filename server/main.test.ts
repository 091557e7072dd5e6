import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './platform/db/open';
import { requireNode } from './platform/startError';
import { prepareDatabase } from './prepare';
import { makeDataFolder } from './testing/dataFolder';
import { killStrays, startProcess } from './testing/serverProcess';

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
});
afterAll(async () => {
  await killStrays();
  rmSync(DATA_DIR, { recursive: true });
});

/** Starts a server that must refuse to start. Returns exit code and error output. */
async function refusal(settings: Record<string, string>): Promise<[number | null, string]> {
  const server = startProcess({ DATA_DIR, ...settings });
  const code = await server.ended;
  return [
    code,
    server
      .output()
      .replace(/^(Opening|Connecting) .*\n/m, '')
      .trimEnd(),
  ];
}

describe('exits with 1 and a one-line error for', () => {
  test('an invalid or unknown setting', async () => {
    expect(await refusal({ PORT: 'abc' })).toEqual([
      1,
      'Setting PORT must be a whole number from 0 to 65535, not "abc"',
    ]);
    expect(await refusal({ DATA_DIRR: 'x' })).toEqual([1, 'Unknown setting DATA_DIRR, did you mean DATA_DIR?']);
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' && address?.port);
    expect(await refusal({ PORT })).toEqual([1, `Port ${PORT} is in use. Stop the other program, or set another PORT`]);
    other.close();
  });

  test('a second process on the same embedded database', async () => {
    const first = startProcess({ DATA_DIR });
    await first.ready();
    expect(await refusal({})).toEqual([
      1,
      `The database in ${DATA_DIR} is in use by process ${first.child.pid}. Stop it, or set another DATA_DIR`,
    ]);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('a DATA_DIR that is not writable', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'yolda-file-')), 'file');
    writeFileSync(file, '');
    const [code, line] = await refusal({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(line).toMatch(/^Cannot write to the folder \S+ \(DATA_DIR\): ENOTDIR: not a directory$/);
  });

  test('a DATA_DIR on a file system where recursive mkdir never ends', async () => {
    const dataDir = '/proc/yolda/data';
    expect(await refusal({ DATA_DIR: dataDir })).toEqual([
      1,
      `Cannot write to the folder ${dataDir} (DATA_DIR): no folder can be made in /proc`,
    ]);
  });

  test('an unreachable PostgreSQL, without printing its password', async () => {
    const [code, line] = await refusal({ MODE: 'demo', DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/yolda' });
    expect(code).toBe(1);
    expect(line).toBe('Cannot reach PostgreSQL at 127.0.0.1:1/yolda (DATABASE_URL): connect ECONNREFUSED 127.0.0.1:1');
  });

  test('a demo on a production database', async () => {
    const ofBusiness = await makeDataFolder();
    const database = await openDatabase({ databaseUrl: null, dataDir: ofBusiness });
    const settings = { mode: 'production', adoptDemo: true, seedDemo: false, secrets: { code: '' } } as const;
    await prepareDatabase(database.db, settings, () => {});
    await database.close();
    const [code, line] = await refusal({ DATA_DIR: ofBusiness, SEED_DEMO: '1' });
    expect([code, line]).toEqual([1, expect.stringMatching(/^This database belongs to production: [^\n]*$/)]);
    rmSync(ofBusiness, { recursive: true });
  });

  test('an unsupported Node version', () => {
    expect(() => requireNode('20.18.1')).toThrow('Node 20.18.1 is too old: Yolda needs Node 20.19 or newer');
    for (const version of ['20.19.0', '22.0.0', process.versions.node])
      expect(() => requireNode(version)).not.toThrow();
  });
});

test.each([
  'SIGTERM',
  'SIGINT',
] as const)('%s finishes a running request, closes the database and exits with 0', async (signal) => {
  const server = startProcess({ DATA_DIR });
  const { port } = new URL(await server.ready());
  const body = JSON.stringify({ text: 'Замена масла', phone: '+998901234567', full_name: 'Азиз', section: 'shop' });
  const half = body.length >> 1;
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  // 100 Continue confirms that the server is reading the request.
  const begun = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      if (answer.startsWith('HTTP/1.1 100 Continue')) resolve();
    });
  });
  socket.write(
    `POST /api/main/main/requests/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, half)}`,
  );
  await begun;
  server.child.kill(signal);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(server.child.exitCode).toBeNull();
  socket.write(body.slice(half));
  expect(await server.ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 201 /m);
  expect(server.output()).not.toMatch(/error/i);
}, 60_000);

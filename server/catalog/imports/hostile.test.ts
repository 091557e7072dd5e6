import { Readable } from 'node:stream';
import type { Import } from '#contract/stock';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { workbook, type ZipPart, zipFile } from '../../testing/zipFile';
import { readSheet } from './read';

const bomb = Buffer.alloc(130 * 1024 * 1024, 0x20);
it.each<[string, () => Buffer, string]>([
  ['unlimited nested tags', () => workbook('<a>'.repeat(3_000_000)), 'import_broken'],
  [
    'nested tags in XML Spreadsheet 2003',
    () => Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(3_000_000)}`),
    'import_broken',
  ],
  ['ten million cells in a row', () => Buffer.from(`Артикул;Цена\n${';'.repeat(4_000_000)}x`), 'import_empty'],
  [
    'too many cells',
    () => Buffer.from(`Артикул;Цена\n${`${'a;'.repeat(50)}\n`.repeat(12_500)}`),
    'import_too_many_cells',
  ],
  ['a ZIP bomb', () => workbook('', [{ name: 'xl/sharedStrings.xml', content: bomb }]), 'import_unpacks'],
  [
    'a ZIP bomb with a false size',
    () => workbook('', [{ name: 'xl/sharedStrings.xml', content: bomb, says: 10 }]),
    'import_broken',
  ],
  [
    'a thousand files',
    () => zipFile(Array.from({ length: 1_001 }, (_, at): ZipPart => ({ name: `${at}`, content: '' }))),
    'import_unpacks',
  ],
  // The record after the row limit is too long. It must not be parsed.
  [
    'too many rows and then invalid ones',
    () => Buffer.from(`Артикул;Цена\n${'a;1\n'.repeat(50_001)}${'x'.repeat(3_000_000)}`),
    'import_too_many_rows',
  ],
  ['too many rows', () => Buffer.from(`Артикул;Цена\n${'a;1\n'.repeat(50_001)}`), 'import_too_many_rows'],
])('refuses to read a spreadsheet: %s', (_name, bytes, code) => {
  expect(() => readSheet(bytes())).toThrow(expect.objectContaining({ code }));
});

describe('the import', () => {
  let server: TestServer;
  let owner: DeskBrowser;
  beforeAll(async () => {
    server = await startTestServer();
    await seedDesk(server.db);
    owner = await deskBrowserOf(server, 'owner');
  });
  afterAll(() => server.close());

  const upload = async (file: string | Buffer, name = 'prices.csv') =>
    owner.call('POST', `/imports?name=${name}`, {
      body: Buffer.from(file),
      headers: { 'content-type': 'text/csv' },
    });
  const readsOn = async () => expect((await upload('Артикул;Цена\nA;1')).json<Import>().state).toBe('read');

  it('answers other requests while a worker refuses a file of a hundred million tags', async () => {
    const bomb = workbook('<a>'.repeat(20_000_000));
    const before = process.memoryUsage().heapUsed;
    const [reply, health] = await Promise.all([upload(bomb, 'bomb.xlsx'), server.app.inject('/healthz')]);
    expect(reply.json()).toMatchObject({ code: expect.stringMatching(/^import_(broken|unpacks)$/) });
    expect(health.statusCode).toBe(200);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('refuses an upload before its body when other uploads fill the memory limit', async () => {
    const bodies = Array.from({ length: 5 }, () => new Readable({ read: () => undefined }));
    const headers = { 'content-type': 'text/csv', 'content-length': String(10 * 1024 * 1024) };
    const [last, ...first] = bodies.toReversed();
    const waiting = first.map((body) => owner.call('POST', '/imports', { body, headers }));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const refused = await owner.call('POST', '/imports', { body: last ?? {}, headers });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    for (const body of bodies) body.push(null);
    await Promise.all(waiting);
    await readsOn();
  });

  it('refuses a file that exceeds the memory of the worker, and keeps running', async () => {
    const cells = Array.from({ length: 60 }, () => '<c><v>1</v></c>').join('');
    const rows = Array.from({ length: 45_000 }, () => `<row>${cells}</row>`).join('');
    expect((await upload(workbook(rows), 'large.xlsx')).json()).toMatchObject({
      code: expect.stringMatching(/^import_(too_many_cells|unpacks)$/),
    });
    await readsOn();
  });
});

import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { StoredPicture } from '#contract/pictures';
import { pictureFiles, pictures } from '../../platform/db/schema/pictures';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { hostilePictures, plainPicture, SCRIPT } from '../../testing/hostilePictures';
import { startTestServer, type TestServer } from '../../testing/testServer';

/** Broken files of each format; FUZZ_RUNS=500 tries more of them. */
const RUNS = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 100) / 4);

let server: TestServer;
let editor: DeskBrowser;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(() => server.close());

const upload = (body: Buffer, type = 'image/jpeg', headers: Record<string, string> = {}) =>
  editor.call('POST', '/pictures', { body, headers: { 'content-type': type, ...headers } });

const count = async () => server.db.$count(pictures);

it('refuses invalid pictures with a message in both languages and stores nothing', async () => {
  for (const [name, bytes, code] of await hostilePictures()) {
    for (const language of ['ru', 'uz']) {
      const reply = await upload(bytes, 'image/png', { 'accept-language': language });
      const { detail } = reply.json<{ detail: string }>();
      expect({ name, ...reply.json<object>() }).toMatchObject({ name, code });
      expect([400, 413]).toContain(reply.statusCode);
      expect(/\p{Script=Cyrillic}/u.test(detail)).toBe(language === 'ru');
    }
  }
  expect(await count()).toBe(0);
}, 60_000);

it.each([
  'application/json',
  'text/html',
  'multipart/form-data; boundary=x',
  'image/svg+xml',
])('detects the format from the bytes, not the declared type: %s', async (type) => {
  const reply = await upload(Buffer.from(`{"a": "${SCRIPT}"}`), type);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'picture_type']);
});

it('keeps only pixels: strips location, camera, scripts and appended files', async () => {
  const jpeg = await plainPicture(900, 600)
    .withExif({
      IFD0: { Copyright: SCRIPT, Model: 'Spy camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 18/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${SCRIPT}`)]);
  expect((await sharp(polyglot).metadata()).exif?.includes('Spy camera')).toBe(true);
  const reply = await upload(polyglot);
  expect(reply.statusCode).toBe(200);
  const picture = reply.json<StoredPicture>();
  expect([picture.width, picture.height, picture.size]).toEqual([600, 900, polyglot.length]);
  const [stored] = await server.db.select({ bytes: pictures.original }).from(pictures);
  const files = await server.db.select({ bytes: pictureFiles.bytes }).from(pictureFiles);
  for (const { bytes } of [stored, ...files].filter((one) => one !== undefined)) {
    const file = Buffer.from(bytes);
    for (const trace of [SCRIPT, 'Spy camera', 'PK\x03\x04']) expect(file.includes(trace)).toBe(false);
    const { exif, xmp, iptc, icc, orientation, format } = await sharp(file).metadata();
    expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: 'webp' });
  }
});

it('answers every corrupted file without a server error', async () => {
  const whole = plainPicture(240, 200);
  const formats = [
    await whole.clone().jpeg().toBuffer(),
    await whole.clone().png().toBuffer(),
    await whole.clone().webp().toBuffer(),
    await whole.clone().avif({ effort: 0 }).toBuffer(),
  ];
  // Fixed seed, so that a failure can be reproduced.
  let seed = 1;
  const random = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % most;
  };
  for (const bytes of formats)
    for (let run = 0; run < RUNS; run += 1) {
      const changed = Buffer.from(bytes);
      for (let turn = random(12); turn >= 0; turn -= 1) changed[random(changed.length)] = random(256);
      const reply = await upload(changed.subarray(0, changed.length - (run % 3 === 0 ? random(changed.length) : 0)));
      expect([200, 400]).toContain(reply.statusCode);
    }
}, 120_000);

it('refuses cross-site uploads and staff without the right to edit content', async () => {
  const bytes = await plainPicture(300, 300).png().toBuffer();
  expect((await upload(bytes, 'image/png', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const adviser = await deskBrowserOf(server, 'adviser');
  const reply = await adviser.call('POST', '/pictures', { body: bytes, headers: { 'content-type': 'image/png' } });
  expect(reply.statusCode).toBe(403);
});

it('stores an upload completely or not at all', async () => {
  const bytes = await plainPicture(500, 400).png().toBuffer();
  const before = await count();
  await server.db.execute(sql`create function refuse_file() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`);
  await server.db.execute(sql`create trigger refuse_file before insert on picture_files
    for each row when (new.width = 320) execute function refuse_file()`);
  expect((await upload(bytes)).statusCode).toBe(500);
  expect(await count()).toBe(before);
  await server.db.execute(sql`drop function refuse_file cascade`);
  expect((await upload(bytes)).statusCode).toBe(200);
  expect(await count()).toBe(before + 1);
});

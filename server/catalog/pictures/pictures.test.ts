import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { ContentItem } from '#contract/content';
import type { StoredPicture, StoredPicturePage } from '#contract/pictures';
import { services } from '../../platform/db/schema/catalog';
import { pictureFiles, pictures } from '../../platform/db/schema/pictures';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { plainPicture } from '../../testing/hostilePictures';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let editor: DeskBrowser;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(() => server.close());

const upload = async (bytes: Buffer, query = '') => {
  const reply = await editor.call('POST', `/pictures${query}`, {
    body: bytes,
    headers: { 'content-type': 'image/png' },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<StoredPicture>();
};
const change = (id: number, version: number, body: object) =>
  editor.call('PATCH', `/pictures/${id}`, { body, headers: { 'if-match': `"${version}"` } });
const render = async (id: number, width: number, height: number) =>
  (await editor.call('POST', `/pictures/${id}/render`, { body: { width, height } })).json<{ path: string }>().path;
const list = async (query = '') => (await editor.call('GET', `/pictures${query}`)).json<StoredPicturePage>();
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const halves = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: await plain(width / 2, height, '#0000ff'), left: width / 2, top: 0 }])
    .png()
    .toBuffer();
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width: Math.round(width), height, channels: 3, background } })
    .png()
    .toBuffer();
const isRed = async (bytes: Buffer) => {
  const { channels } = await sharp(bytes).stats();
  return (channels[0]?.mean ?? 0) > 200 && (channels[2]?.mean ?? 255) < 60;
};

it('stores the same file once, also when uploaded concurrently', async () => {
  const bytes = await plainPicture(640, 480).png().toBuffer();
  const [one, other] = await Promise.all([upload(bytes), upload(bytes)]);
  const later = await upload(bytes);
  expect([other.id, later.id]).toEqual([one.id, one.id]);
  expect(await server.db.$count(pictures)).toBe(1);
  const { rows } = await server.db.execute(sql`select action from audit_entries where thing = 'picture'`);
  expect(rows).toEqual([{ action: 'uploaded' }]);
});

it('crops around the focus point, in the widths and format of the demo pictures', async () => {
  const picture = await upload(await halves(2400, 1200));
  const middle = await render(picture.id, 960, 640);
  expect(middle).toMatch(/^\/media\/p\/[0-9a-f]{20}\.960x640\.webp$/);
  expect(await render(picture.id, 960, 640)).toBe(middle);
  expect((await change(picture.id, 1, { focus: { x: 0.1, y: 0.5 } })).json()).toMatchObject({ version: 2 });
  const left = await render(picture.id, 600, 600);
  expect(await isRed((await get(left)).rawPayload)).toBe(true);
  expect((await change(picture.id, 2, { focus: { x: 0.9, y: 0.5 } })).statusCode).toBe(200);
  const right = await render(picture.id, 600, 600);
  expect(right).not.toBe(left);
  expect(await isRed((await get(right)).rawPayload)).toBe(false);
  expect(await isRed((await get(left)).rawPayload)).toBe(true);
  for (const width of [320, 480, 640, 960]) {
    const name = width === 960 ? middle : middle.replace('.webp', `.w${width}.webp`);
    const reply = await get(name);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
});

it('reports the current crop of a size, so that outdated crops can be detected', async () => {
  const { id, version } = await upload(await halves(1800, 800));
  const path = await render(id, 600, 600);
  const cropNow = async () => (await list(`?path=${path}&width=600&height=600`)).items[0]?.crop;
  expect(await cropNow()).toBe(path);
  expect((await list(`?path=${path}`)).items[0]).not.toHaveProperty('crop');
  await change(id, version, { focus: { x: 0.1, y: 0.5 } });
  const next = await cropNow();
  expect(next).not.toBe(path);
  expect(await render(id, 600, 600)).toBe(next);
});

it('never enlarges a picture, and rejects one below half of the required size', async () => {
  const bytes = await plainPicture(1000, 562).png().toBuffer();
  const { id } = await upload(bytes);
  expect(await render(id, 1600, 900)).toMatch(/\.999x562\.webp$|\.1000x56[23]\.webp$/);
  const small = await plainPicture(700, 700).png().toBuffer();
  const refused = { code: 'picture_too_small', errors: { picture: [expect.stringContaining('800\u00a0×\u00a0450')] } };
  const reply = await editor.call('POST', '/pictures?width=1600&height=900', {
    body: small,
    headers: { 'content-type': 'image/png' },
  });
  expect(reply.json()).toMatchObject(refused);
  const again = await upload(small);
  const asked = await editor.call('POST', `/pictures/${again.id}/render`, { body: { width: 1600, height: 900 } });
  expect([asked.statusCode, asked.json()]).toMatchObject([400, refused]);
});

it('refuses a picture whose shorter side becomes too small when scaled down', async () => {
  const before = await server.db.$count(pictures);
  const stripe = await plain(200, 40_000, '#ff0000');
  const reply = await editor.call('POST', '/pictures', { body: stripe, headers: { 'content-type': 'image/png' } });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'picture_too_small' }]);
  expect(await server.db.$count(pictures)).toBe(before);
});

it('keeps a logo uncropped and transparent, also if it is small', async () => {
  const logo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#00000000' } })
      .composite([
        { input: { create: { width: 60, height: 40, channels: 3, background: '#ff0000' } }, left: 10, top: 5 },
      ])
      .png()
      .toBuffer();
  const { id } = await upload(await logo(900, 100), '?width=640&height=384&fit=contain');
  const body = { width: 640, height: 384, fit: 'contain' };
  const path = (await editor.call('POST', `/pictures/${id}/render`, { body })).json<{ path: string }>().path;
  expect(path).toMatch(/\.640x71\.webp$/);
  const corner = await sharp((await get(path)).rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(corner[3]).toBe(0);
  expect((await get(path.replace('.webp', '.w320.webp'))).statusCode).toBe(200);
  await server.db.update(services).set({ icon: path }).where(eq(services.id, 1));
  expect((await list(`?path=${path}`)).items).toMatchObject([{ id, uses: [{ place: 'service', id: 1 }] }]);

  const refused = await editor.call('POST', '/pictures?width=640&height=384&fit=contain', {
    body: await logo(200, 47),
    headers: { 'content-type': 'image/png' },
  });
  expect(refused.json()).toMatchObject({ code: 'picture_too_small' });
});

it('serves pictures as immutable with the right type, and at half width with Save-Data', async () => {
  const { id, preview } = await upload(await plainPicture(2000, 1500).jpeg().toBuffer());
  const path = await render(id, 1280, 960);
  const reply = await get(path, { 'accept-encoding': 'br' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    vary: 'Save-Data',
  });
  const widthOf = async (name: string) =>
    (await sharp((await get(name, { 'save-data': 'on' })).rawPayload).metadata()).width;
  const narrower = (width: number) => path.replace('.webp', `.w${width}.webp`);
  expect(await Promise.all([path, narrower(960), narrower(320)].map(widthOf))).toEqual([640, 480, 320]);
  expect((await get(preview)).statusCode).toBe(200);
  expect((await server.app.inject({ method: 'HEAD', url: path })).headers['content-length']).toBe(
    reply.headers['content-length'],
  );
  for (const name of [
    path.replace('1280x960', '1280x961'),
    path.replace('.webp', '.w321.webp'),
    path.replace(/p\/./, 'p/z'),
    '/media/p/',
    '/media/p/..%2f..%2fpackage.json',
    `/media/p/${'0'.repeat(20)}.960x640.webp`,
  ]) {
    const { statusCode, headers } = await get(name);
    expect([name, [400, 403, 404].includes(statusCode)]).toEqual([name, true]);
    expect(String(headers['cache-control'])).not.toContain('immutable');
  }
});

it('edits the description in both languages with a version check, and finds a picture by either language', async () => {
  const { id, version } = await upload(await plainPicture(600, 610).png().toBuffer());
  const alt = { ru: 'Замена тормозных колодок', uz: 'Tormoz kolodkasini almashtirish' };
  expect((await change(id, version, { alt })).json()).toMatchObject({ alt, version: version + 1 });
  const late = await change(id, version, { alt: { ru: 'x', uz: 'x' } });
  expect([late.statusCode, late.json()]).toMatchObject([
    412,
    { code: 'picture_changed', current: { id, alt }, asked: { alt: { ru: 'x', uz: 'x' } } },
  ]);
  for (const q of ['КОЛОДОК', 'kolodkasini', 'almash'])
    expect((await list(`?q=${encodeURIComponent(q)}`)).items.map((one) => one.id)).toEqual([id]);
  for (const q of ['nichego', '!!!']) expect((await list(`?q=${q}`)).items).toEqual([]);
  // Audit entries cannot be erased, and the description may name a person.
  const { rows } = await server.db.execute<{ entry: string }>(
    sql`select entry::text from audit_entries entry where thing = 'picture'`,
  );
  expect(rows.some(({ entry }) => entry.includes('колодок'))).toBe(false);
});

it('finds a picture by address, lists its uses, and deletes it only if unused', async () => {
  const { id } = await upload(await plainPicture(960, 641).png().toBuffer());
  const path = await render(id, 960, 640);
  await server.db.update(services).set({ photo: path }).where(eq(services.id, 1));
  const found = await list(`?path=${encodeURIComponent(path)}`);
  expect(found.items).toMatchObject([{ id, uses: [{ place: 'service', id: 1, name: 'Замена масла' }] }]);
  const kept = await editor.call('DELETE', `/pictures/${id}`);
  expect([kept.statusCode, kept.json<{ code: string }>().code]).toEqual([409, 'picture_used']);
  await server.db.update(services).set({ photo: '' }).where(eq(services.id, 1));
  expect((await editor.call('DELETE', `/pictures/${id}`)).statusCode).toBe(204);
  expect((await get(path)).statusCode).toBe(404);
  expect((await editor.call('DELETE', `/pictures/${id}`)).statusCode).toBe(404);
  expect(await server.db.$count(pictureFiles, sql`hash = ${path.slice(9, 29)}`)).toBe(0);
});

it('lists each draft and version that uses any crop once, and keeps a picture that a draft uses', async () => {
  const { id } = await upload(await plainPicture(1200, 640).png().toBuffer());
  const { id: other } = await upload(await plainPicture(962, 640).png().toBuffer());
  const wide = await render(id, 960, 640);
  expect((await change(id, 1, { focus: { x: 0, y: 0.5 } })).statusCode).toBe(200);
  const left = await render(id, 960, 640);
  expect(left).not.toBe(wide);
  const usesOf = async (of: number) => (await list()).items.find((one) => one.id === of)?.uses;
  const article = (await editor.call('GET', '/content/articles/1')).json<ContentItem>();
  const title = { ru: 'С картинкой', uz: 'Rasmli' };
  const block = { title: { ru: '', uz: '' }, info: { ru: '', uz: '' } };
  const value = {
    ...article.value,
    title,
    photo: wide,
    blocks: [
      { ...block, photo: wide },
      { ...block, photo: left },
    ],
  };
  const publish = async (published: object, version: number) =>
    editor.call('POST', '/content/articles/1/publish', {
      body: { value: published },
      headers: { 'if-match': String(version) },
    });
  const save = (draft: object, version: number) =>
    editor.call('PUT', '/content/articles/1', { body: { value: draft }, headers: { 'if-match': String(version) } });

  expect((await save(value, 0)).statusCode).toBe(200);
  expect(await usesOf(id)).toEqual([{ place: 'draft', id: 1, name: 'С картинкой' }]);
  expect(await usesOf(other)).toEqual([]);
  const uzbek = await editor.call('GET', '/pictures', { headers: { 'accept-language': 'uz' } });
  expect(uzbek.json<StoredPicturePage>().items.find((one) => one.id === id)?.uses).toMatchObject([{ name: 'Rasmli' }]);
  expect((await editor.call('DELETE', `/pictures/${id}`)).statusCode).toBe(409);

  const again = { ...value, title: { ...title, ru: 'Ещё раз' } };
  expect((await publish(value, 1)).statusCode).toBe(200);
  expect((await publish(again, 2)).statusCode).toBe(200);
  expect(await usesOf(id)).toEqual([
    { place: 'article', id: 1, name: 'Ещё раз' },
    { place: 'version', id: 1, name: expect.stringMatching(/^(С картинкой|Ещё раз)$/) },
  ]);

  expect((await publish(article.value, 3)).statusCode).toBe(200);
  expect(await usesOf(id)).toMatchObject([{ place: 'version', id: 1 }]);
  expect((await editor.call('DELETE', `/pictures/${id}`)).statusCode).toBe(204);
  expect((await editor.call('GET', '/content/articles/1/versions/1')).json()).toMatchObject({ value: { photo: wide } });
});

it('draws the picture of an item on its link preview card', async () => {
  const { id } = await upload(await plain(960, 642, '#ff0000'));
  const photo = await render(id, 960, 640);
  await server.db.update(services).set({ photo }).where(eq(services.id, 2));
  await server.app.contentVersion({ fresh: true });
  const { preview } = (await get('/api/main/services/web/2/')).json<{ preview: string }>();
  const card = await get(preview);
  const side = await sharp(card.rawPayload).extract({ left: 800, top: 100, width: 300, height: 300 }).png().toBuffer();
  expect(await isRed(side)).toBe(true);
});

it('lists pictures page by page, newest first', async () => {
  await server.db.execute(sql`insert into pictures (sha256, size, width, height, original, created_at)
    select 'old ' || n, 1, 960, 640, '\\x00', now() - n * interval '1 hour' from generate_series(1, 60) n`);
  const first = await list();
  const second = await list(`?after=${first.next}`);
  expect(first.items).toHaveLength(50);
  expect(second.next).toBeNull();
  const times = [...first.items, ...second.items].map((one) => one.created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times).toHaveLength(await server.db.$count(pictures));
});

it('flattens transparent photos on white and keeps logos transparent', async () => {
  const cutOut = await sharp({
    create: { width: 960, height: 640, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: await plain(200, 200, '#101010'), left: 380, top: 220 }])
    .png()
    .toBuffer();
  const { id } = await upload(cutOut);
  const corner = async (path: string) => {
    const { data, info } = await sharp((await get(path)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, info.channels)];
  };
  expect(await corner(await render(id, 960, 640))).toEqual([255, 255, 255]);
  const body = { width: 960, height: 640, fit: 'contain' };
  const { path } = (await editor.call('POST', `/pictures/${id}/render`, { body })).json<{ path: string }>();
  expect((await corner(path)).at(-1)).toBe(0);
});

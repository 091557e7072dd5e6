import { sql } from 'drizzle-orm';
import type { ContentItem, ContentPreview } from '#contract/content';
import type { ContentValue, Field, Fields, FieldValue } from '#contract/content/fields';
import { CONTENT_KINDS, type ContentKindName, kindOf } from '#contract/content/kinds';
import type { PictureSize } from '#contract/rules/pictures';
import { tables } from '../platform/db/contentTables';
import { seedDesk } from '../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { makeRendererBuild } from '../testing/rendererBuild';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createSite } from './site';

const build = makeRendererBuild();
let server: TestServer;
let editor: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer({}, { site: createSite({ distDir: build.distDir }) });
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
  await storeCrops();
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const MARK = 'qqq7';
const PHONE = '+998977777777';
const CROPS = '/media/p/c0ffee';
const isMarked = (html: string) => [MARK, PHONE, CROPS].some((trace) => html.includes(trace));

const hex = (side: number) => side.toString(16).padStart(7, '0');
const hashOf = ({ width, height }: PictureSize) => `c0ffee${hex(width)}${hex(height)}`;

async function storeCrops(): Promise<void> {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`insert into pictures (sha256, size, width, height, original) values ('', 1, 1, 1, '') returning id`,
  );
  const placesOf = (fields: Fields): PictureSize[] =>
    Object.values(fields).flatMap((field) =>
      field.type === 'group' ? placesOf(field.fields) : field.type === 'picture' ? [field] : [],
    );
  for (const place of CONTENT_KINDS.flatMap((kind) => placesOf(kindOf(kind).fields)))
    await server.db.execute(sql`insert into picture_renders (hash, picture_id, width, height)
      values (${hashOf(place)}, ${rows[0]?.id}, ${place.width}, ${place.height}) on conflict do nothing`);
}

function marked(field: Field, value: FieldValue | undefined): FieldValue | undefined {
  if (field.type === 'group' && Array.isArray(value))
    return value.map((one) => markedAll(field.fields, one as ContentValue));
  if (field.type === 'text' || field.type === 'longText')
    return field.localized
      ? { ru: `${MARK} ru`, uz: `${MARK} uz` }
      : (field.max > 100 ? 'https://rutube.ru/video/' : '') + MARK;
  if (field.type === 'phone') return PHONE;
  if (field.type === 'date') return new Date().toISOString().slice(0, 10);
  if (field.type === 'url') return `https://example.com/${MARK}`;
  if (field.type === 'picture' && !field.drawing)
    return `/media/p/${hashOf(field)}.${field.width}x${field.height}.webp`;
  return value;
}
const markedAll = (fields: Fields, value: ContentValue): ContentValue =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, marked(field, value[name]) ?? null]));

const get = (url: string) => server.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
const version = async () => (await server.db.execute(sql`select version::text from content_version`)).rows;
const firstOf = async (kind: ContentKindName) => {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from ${tables[kind].table} order by id limit 1`,
  );
  return rows[0]?.id ?? 0;
};
const preview = async (path: string) => (await editor.call('POST', `${path}/preview`)).json<ContentPreview>();

describe.each(CONTENT_KINDS.filter((kind) => !kindOf(kind).personal))('%s', (kind) => {
  it('shows a draft in the preview of its page in both languages, but not on the public page', async () => {
    const id = await firstOf(kind);
    const path = `/content/${kind}/${id}`;
    const read = async () => (await editor.call('GET', path)).json<ContentItem>();
    const before = await read();
    const value = markedAll(kindOf(kind).fields, before.value as ContentValue);
    if (kind === 'documents') value['version'] = Number(value['version']) + 1;
    const saved = await editor.call('PUT', path, { body: { value }, headers: { 'if-match': String(before.version) } });
    expect(saved.statusCode).toBe(200);
    const stood = await version();
    const kept = server.app.replies.count;
    const { paths, problems } = await preview(path);
    expect(problems).toEqual({});
    for (const language of ['ru', 'uz'] as const) {
      const page = await get(paths[language]);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body.slice(0, 40)).toContain(`<html lang="${language}"`);
      expect([language, isMarked(page.body)]).toEqual([language, true]);
    }
    expect(server.app.replies.count).toBe(kept);
    expect(await version()).toEqual(stood);
    const address = kindOf(kind)
      .page.replace('{id}', String(id))
      .replace(/\{(\w+)\}/, (_, name: string) => String(before.value[name]));
    const page = await get(address);
    expect(page.statusCode).toBe(200);
    expect(isMarked(page.body)).toBe(false);
    expect((await read()).published).toEqual(before.published);
  });
});

it('forbids caching, indexing and framing of previews, except in the desk', async () => {
  const { paths } = await preview('/content/faq/1');
  const { headers, body } = await get(paths.ru);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers['content-security-policy']).toMatch(/script-src 'none';.*frame-ancestors 'self'/);
  expect(headers['x-yolda-page']).toBeUndefined();
  expect(body).toContain('fetchPriority="high"');
  expect(body).not.toMatch(/<link rel="preload" as="image"/);
  expect(body).not.toMatch(/<script (?!type="application\/ld\+json")/);
});

it('shows unpublished and hidden items in a preview', async () => {
  const { value } = (await editor.call('GET', '/content/services/1')).json<ContentItem>();
  const name = { ru: `${MARK} новая`, uz: `${MARK} yangi` };
  const made = await editor.call('POST', '/content/services', { body: { value: { ...value, name, slug: '' } } });
  const { id } = made.json<ContentItem>();
  const { paths } = await preview(`/content/services/${id}`);
  expect((await get(paths.uz)).body).toContain(name.uz);
  expect((await get(`/services/singl-services/${id}`)).statusCode).toBe(404);

  await editor.call('POST', '/content/parts/2/hide', { headers: { 'if-match': '0' } });
  expect((await get('/shop/singl-shop/2')).statusCode).toBe(404);
  expect((await get((await preview('/content/parts/2')).paths.ru)).statusCode).toBe(200);
});

it('records who created or ended a preview link in the audit, without the token', async () => {
  const path = '/content/faq/2';
  const { paths } = await preview(path);
  for (const _twice of [1, 2]) expect((await editor.call('DELETE', `${path}/preview`)).statusCode).toBe(204);
  const { rows } = await server.db.execute<{ action: string; name: string; entry: string; role: string }>(
    sql`select entry.action, entry.name, entry::text as entry, staff.role from audit_entries entry
      join staff on staff.id = entry.staff_id where entry.thing = 'content' and entry.name like 'faq 2:%' order by entry.id`,
  );
  expect(rows.map(({ action, role }) => [action, role])).toEqual([
    ['previewed', 'editor'],
    ['previews_ended', 'editor'],
  ]);
  const token = paths.ru.replace('/preview/', '');
  expect(rows.some(({ entry }) => entry.includes(token))).toBe(false);
});

it('explains in the language of the address that a draft is incomplete or a preview link has ended', async () => {
  const made = await editor.call('POST', '/content/promos', { body: { value: { title: { ru: 'Черновик', uz: '' } } } });
  const { id } = made.json<ContentItem>();
  const path = `/content/promos/${id}`;
  const { paths, problems } = await preview(path);
  expect(problems).toMatchObject({ photo: expect.any(String), 'title.uz': expect.any(String) });
  const lacking = await get(paths.uz);
  expect([lacking.statusCode, lacking.headers['cache-control']]).toEqual([409, 'no-store']);
  expect(lacking.body).toMatch(/<html lang="uz".*Qoralama hali toʻliq emas/is);

  expect((await editor.call('DELETE', `${path}/preview`)).statusCode).toBe(204);
  expect((await get(paths.ru)).statusCode).toBe(410);
  expect((await get(paths.uz)).body).toContain('Havola endi ishlamaydi');
  for (const token of ['x', '0'.repeat(64)]) expect((await get(`/preview/${token}`)).statusCode).toBe(404);

  const other = await preview('/content/faq/1');
  await server.db.execute(sql`update content_previews set expires_at = now() where kind = 'faq'`);
  expect((await get(other.paths.ru)).statusCode).toBe(410);
  const third = await preview('/content/faq/1');
  await server.db.execute(sql`update staff set disabled_at = now() where role = 'editor'`);
  expect((await get(third.paths.ru)).statusCode).toBe(410);
});

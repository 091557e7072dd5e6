import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { MAX_PHOTOS } from '#contract/rules/visits';
import type { HistoryShareMade } from '#contract/sharing';
import { seedDesk } from '../seed/seedDesk';
import { accountCallsOf } from '../testing/accountCalls';
import { deskBrowserOf } from '../testing/deskBrowser';
import { makeRendererBuild } from '../testing/rendererBuild';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar, PADS, visitsOf } from '../testing/visitLinks';
import { createSite } from './site';

const build = makeRendererBuild();
let server: TestServer;
let desk: ReturnType<typeof visitsOf>;

beforeAll(async () => {
  server = await startTestServer({}, { site: createSite({ distDir: build.distDir }) });
  await seedDesk(server.db);
  desk = visitsOf(server, await deskBrowserOf(server, 'adviser'));
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const get = (url: string) => server.app.inject({ url });

async function sent() {
  const visit = await desk.beginOne();
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const { id, photos } = await desk.now('POST', visit.id, '/photos', picture);
  return { id, photo: photos[0]?.id ?? 0, token: (await desk.send(id)).token };
}

it('serves photos of an estimate only by its valid link', async () => {
  const [one, other] = [await sent(), await sent()];
  const path = (token: string, photo: number | string) => `/estimate/${token}/photos/${photo}`;
  const own = await get(path(one.token, one.photo));
  expect(own.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  for (const guessed of [
    path(one.token, other.photo),
    path('0'.repeat(32), one.photo),
    path(one.token.toUpperCase(), one.photo),
    path(one.token, '1 or 1=1'),
    path(one.token, 2_147_483_648),
  ])
    expect([guessed, (await get(guessed)).statusCode]).toEqual([guessed, 404]);
  await server.db.execute(sql`update visit_links set expires_at = now() where visit_id = ${one.id}`);
  expect((await get(path(one.token, one.photo))).statusCode).toBe(404);
});

it.each([
  '/personal/handover/0f',
  '/uz/booking?branch=1&hold=0f',
  '/booking?instead=0f',
])('forbids caching of %s, which contains a secret', async (path) => {
  const { headers } = await get(path);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(headers['x-yolda-page']).toBeUndefined();
});

it('forbids caching and indexing of secret links, and replies 404 without data to guessed tokens', async () => {
  const { token } = await sent();
  for (const url of [
    `/estimate/${token}`,
    `/uz/estimate/${token}`,
    `/estimate/${'0'.repeat(32)}`,
    `/history/${token}`,
    `/review/${token}`,
    `/passport/${'0'.repeat(32)}`,
    `/uz/passport/${'0'.repeat(32)}`,
  ]) {
    const { headers } = await get(url);
    expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' });
  }
  expect((await get(`/estimate/${token}`)).statusCode).toBe(200);
  for (const guessed of [`/estimate/${'0'.repeat(32)}`, `/history/${token}`, `/review/${token}`]) {
    const reply = await get(guessed);
    expect([guessed, reply.statusCode]).toEqual([guessed, 404]);
    expect(reply.body).not.toMatch(/Азиз|A123BC|150\s000/);
  }
});

it.each([
  'booking',
  'estimate',
  'history',
  'review',
  'passport',
])('replies 404 to an invalid token of %s', async (page) => {
  for (const token of ['%00', `${'a'.repeat(32)}%00`, 'a'.repeat(65), 'a'.repeat(101), '%27--'])
    expect([token, (await get(`/${page}/${token}`)).statusCode]).toEqual([token, 404]);
});

it('serves no photo of an estimate with unsent changes', async () => {
  const { id, token, photo } = await sent();
  const photograph = async () => (await get(`/estimate/${token}/photos/${photo}`)).statusCode;
  await desk.now('POST', id, '/lines', PADS);
  expect(await photograph()).toBe(404);
  await desk.send(id);
  expect(await photograph()).toBe(200);
});

it('does not count photos of an estimate towards the rate limit of pages', async () => {
  const { token, photo } = await sent();
  const remoteAddress = '198.51.100.8';
  const limitOf = async (url: string) => {
    const { statusCode, headers } = await server.app.inject({ url, remoteAddress });
    return [statusCode, Number(headers['x-ratelimit-limit'])];
  };
  for (let time = 0; time < MAX_PHOTOS; time++)
    for (const query of ['', '?size=small'])
      expect(await limitOf(`/estimate/${token}/photos/${photo}${query}`)).toEqual([200, 1_000]);
  expect(await limitOf(`/estimate/${token}`)).toEqual([200, 60]);
  expect(await limitOf(`/estimate/${'0'.repeat(32)}/photos/1`)).toEqual([404, 1_000]);
});

it('redirects a document code in capitals to its canonical spelling', async () => {
  const { statusCode, headers } = await get(`/passport/${'F'.repeat(32)}`);
  expect([statusCode, headers['location']]).toEqual([301, `/passport/${'f'.repeat(32)}`]);
});

it('counts a reader of a shared history once a day, except bots, prefetches and the owner', async () => {
  const seller = await customerWithCar(server);
  const made = await accountCallsOf(server).call('POST', '/history-shares', {
    token: seller.accessToken,
    body: { car: seller.car, days: 7 },
  });
  const { share, token } = made.json<HistoryShareMade>();
  const opened = async () =>
    (await server.db.execute<{ opened: number }>(sql`select opened from history_shares where id = ${share.id}`)).rows[0]
      ?.opened;
  const open = (headers: Record<string, string>) => server.app.inject({ url: `/history/${token}`, headers });
  const person = { 'sec-fetch-mode': 'navigate', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' };
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof open>>) =>
    cookies.find(({ name }) => name.startsWith('history_read'));
  for (const headers of [
    {},
    { ...person, 'user-agent': 'TelegramBot (like TwitterBot)' },
    { ...person, 'sec-purpose': 'prefetch' },
    { ...person, 'sec-fetch-mode': 'cors' },
  ])
    expect(cookieOf(await open(headers))).toBeUndefined();
  await server.app.inject(`/api/main/main/shared-history/${token}`);
  const own = made.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookieOf(await open({ ...person, cookie: own }))).toBeUndefined();
  expect(await opened()).toBe(0);
  const cookie = cookieOf(await open(person));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
  expect(await opened()).toBe(1);
  await open({ ...person, cookie: `${cookie?.name}=1` });
  expect(await opened()).toBe(1);
  await open(person);
  expect(await opened()).toBe(2);
});

import { sql } from 'drizzle-orm';
import type { BranchList, Company, Document } from '#contract/company';
import { documents } from '../seed/content/documents/documents';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const get = async <Reply>(path: string, language: string, from = server) =>
  (await from.app.inject({ url: `/api/main${path}`, headers: { 'accept-language': language } })).json<Reply>();

it.each(['ru', 'uz'] as const)('lists the documents and the social links of the company in %s', async (language) => {
  const { documents: listed, links } = await get<Company>('/main/company/', language);
  expect(listed).toEqual(documents.map(({ slug, title, version }) => ({ slug, title: title[language], version })));
  expect(links.map(({ kind }) => kind)).toEqual(['telegram', 'whatsapp', 'instagram', 'email']);
});

it('returns a document with its version and change date, and 404 for an unknown one', async () => {
  const policy = await get<Document>('/main/documents/personal-data/', 'uz');
  expect(policy).toMatchObject({ slug: 'personal-data', version: 4, updated_at: '2026-11-28' });
  expect(policy.body).toContain('OʻRQ-547');
  expect(await get('/main/documents/no-such/', 'ru')).toMatchObject({ code: 'not_found' });
});

it('publishes a new document version at once, since it changes the content version', async () => {
  const before = await get<Company>('/main/company/', 'ru');
  await server.db.execute(sql`update documents set version = 2 where slug = 'offer'`);
  await server.app.contentVersion({ fresh: true });
  const after = await get<Company>('/main/company/', 'ru');
  const versionIn = ({ documents: listed }: Company) => listed.find(({ slug }) => slug === 'offer')?.version;
  expect([versionIn(before), versionIn(after)]).toEqual([1, 2]);
});

it('marks branches as bookable online, except those without a bay or without online booking', async () => {
  const shut = async () => {
    await server.app.contentVersion({ fresh: true });
    const { branches } = await get<BranchList>('/branch/list-for-users', 'ru');
    return branches.filter(({ is_bookable: is }) => !is).map(({ id }) => id);
  };
  expect(await shut()).toEqual([]);
  await server.db.execute(sql`update bays set hidden = true where branch_id = 2`);
  await server.db.execute(sql`update booking_rules set online = false where branch_id = 5`);
  expect((await shut()).toSorted((one, other) => one - other)).toEqual([2, 5]);
});

it('mentions analytics in the policy and the cookie document only if analytics is enabled', async () => {
  const heading = 'Как мы считаем посещения';
  const analytics = { own: true, yandexMetricaId: '12345', googleAnalyticsId: null };
  const counting = await startTestServer({ analytics });
  const body = async (slug: string, from?: TestServer) =>
    (await get<Document>(`/main/documents/${slug}/`, 'ru', from)).body;
  try {
    for (const slug of ['personal-data', 'cookies']) {
      expect(await body(slug)).not.toContain(heading);
      expect(await body(slug, counting)).toMatch(/Как мы считаем[^]*90 дней[^]*Yandex Metrica\. Счётчик/);
    }
    expect(await body('offer', counting)).not.toContain(heading);
  } finally {
    await counting.close();
  }
}, 60_000);

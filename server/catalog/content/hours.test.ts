import { sql } from 'drizzle-orm';
import type { Branch } from '#contract/company';
import type { ContentItem } from '#contract/content';
import { seedDesk } from '../../seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let editor: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  editor = await deskBrowserOf(server, 'editor');
});
afterAll(() => server.close());

const publish = async (week: unknown) => {
  const item = (await editor.call('GET', '/content/branches/1')).json<ContentItem>();
  const headers = { 'if-match': String(item.version) };
  return editor.call('POST', '/content/branches/1/publish', { body: { value: { ...item.value, week } }, headers });
};

it('derives the displayed hours from a published week and rejects an invalid week', async () => {
  const usual = [['08:00', '20:00']];
  const saturday = [
    ['08:00', '13:00'],
    ['14:00', '21:00'],
  ];
  const reply = await publish([usual, usual, usual, usual, [], saturday, []]);
  expect(reply.statusCode).toBe(200);
  const { rows } = await server.db.execute<Record<string, string>>(
    sql`select hours_weekdays, hours_saturday, hours_sunday from branches where id = 1`,
  );
  expect(rows[0]).toEqual({
    hours_weekdays: 'Пн–Чт 08:00-20:00, Пт выходной',
    hours_saturday: '08:00-13:00, 14:00-21:00',
    hours_sunday: '',
  });
  for (const day of [
    [['08:00', '25:00']],
    'text',
    [
      ['08:00', '14:00'],
      ['13:00', '18:00'],
    ],
    [[8, 20]],
    null,
  ])
    expect((await publish([usual, usual, usual, usual, usual, day, []])).statusCode).toBe(400);
});

it('returns special hours of a branch and of all branches, without past ones', async () => {
  const begin = async (value: Record<string, unknown>) => {
    const made = await editor.call('POST', '/content/hoursExceptions', { body: { value } });
    const { id, version } = made.json<ContentItem>();
    const headers = { 'if-match': String(version) };
    return editor.call('POST', `/content/hoursExceptions/${id}/publish`, { body: { value }, headers });
  };
  const reason = { ru: 'Новый год', uz: 'Yangi yil' };
  const all = { from: '2100-01-01', to: null, branchId: null, day: [], reason };
  expect((await begin(all)).statusCode).toBe(200);
  expect((await begin({ ...all, branchId: 1, day: [['10:00', '15:00']] })).statusCode).toBe(200);
  expect((await begin({ ...all, to: '2099-12-31' })).statusCode).toBe(400);
  const { branches } = (
    await server.app.inject({
      url: '/api/main/branch/list-for-users',
      headers: { 'accept-language': 'uz' },
    })
  ).json<{
    branches: Branch[];
  }>();
  const day = { from: '2100-01-01', to: '2100-01-01', reason: 'Yangi yil' };
  expect(branches.find(({ id }) => id === 1)?.exceptions).toEqual([
    { ...day, hours: '10:00-15:00' },
    { ...day, hours: '' },
  ]);
  expect(branches.find(({ id }) => id === 2)?.exceptions).toEqual([{ ...day, hours: '' }]);
});

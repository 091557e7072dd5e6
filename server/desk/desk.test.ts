import { sql } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import type { AuditPage, DeskToday } from '#contract/activity';
import type { Customer, CustomerHit } from '#contract/customers';
import type { EnquiryRow } from '#contract/enquiries';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let owner: DeskBrowser;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  owner = await deskBrowserOf(server, 'owner');
});
afterAll(() => server.close());

const enter = async (body: object = {}) => {
  const whole = { phone: '+998905550001', name: 'Умида Рашидова', text: 'Нужна запись', section: 'shop', ...body };
  const reply = await owner.call('POST', '/enquiries', { body: whole });
  return reply.json<EnquiryRow>();
};

it('escapes cells of the enquiry export that a spreadsheet would evaluate as formulas', async () => {
  const name = '=HYPERLINK("https://evil.test";"x")';
  await enter({ name, text: '@SUM(1)\n+2', phone: '+998905550321' });
  const csv = (await owner.call('GET', '/enquiries/export?format=csv&q=5550321')).body;
  const cells = csv.split(/[;\r\n]/).map((cell) => cell.replace(/^"/, ''));
  expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell) && cell !== '+2"' && !/^\+998\d{9}$/.test(cell))).toEqual([]);
  expect(csv).toContain(`'=HYPERLINK`);
  const xlsx = await owner.call('GET', '/enquiries/export?format=xlsx&q=5550321&lang=uz');
  expect(xlsx.headers['content-type']).toContain('spreadsheetml');
  const text = JSON.stringify(await readXlsxFile(xlsx.rawPayload));
  expect(text).toContain('HYPERLINK');
  expect(xlsx.rawPayload.includes('<f>')).toBe(false);
  const audit = (await owner.call('GET', '/audit?thing=enquiry')).json<AuditPage>();
  expect(audit.items[0]).toMatchObject({ action: 'exported', by: { name: 'Шахноза Каримова' } });
});

it('exports enquiries with notes and with times as date cells', async () => {
  const { id } = await enter({ phone: '+998905550322', section: undefined, take: true });
  await owner.call('POST', `/enquiries/${id}/notes`, { body: { text: 'Перезвонить' } });
  await owner.call('POST', `/enquiries/${id}/notes`, { body: { text: '=Ждёт смету' } });
  const xlsx = await owner.call('GET', '/enquiries/export?format=xlsx&q=5550322');
  const [{ data }] = (await readXlsxFile(xlsx.rawPayload)) as unknown as [{ data: unknown[][] }];
  const cell = (title: string) => data[1]?.[data[0]?.indexOf(title) ?? -1];
  const shiftedNow = Date.now() + 5 * 3_600_000;
  for (const title of ['Получена', 'Первый ответ']) {
    expect(cell(title)).toBeInstanceOf(Date);
    expect(Math.abs((cell(title) as Date).getTime() - shiftedNow)).toBeLessThan(3_600_000);
  }
  expect(cell('Раздел')).toBe('по звонку');
  expect(cell('Заметки')).toBe('Перезвонить\n=Ждёт смету');
  const csv = (await owner.call('GET', '/enquiries/export?format=csv&q=5550322')).body;
  expect(csv).toContain('"Перезвонить\n=Ждёт смету"');
});

it('merges two customers with all their data', async () => {
  const [old, now] = [
    await createDemoCustomer(server, { phone: '+998905551111' }),
    await createDemoCustomer(server, { phone: '+998905552222' }),
  ];
  await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    values (${old.userId}, (select min(id) from car_models), 'VIN', 2020, '10A111AA', 1)`);
  const { reference } = await enter({ phone: old.phone });
  await owner.call('POST', `/customers/${old.userId}/notes`, { body: { text: 'Старый номер' } });
  const merged = (
    await owner.call('POST', `/customers/${now.userId}/merge`, { body: { from: old.userId } })
  ).json<Customer>();
  expect(merged).toMatchObject({ id: now.userId, phone: now.phone, former_phones: [old.phone] });
  expect(merged.cars.map(({ plate }) => plate)).toEqual(['10A111AA']);
  expect(merged.enquiries.map((enquiry) => enquiry.reference)).toEqual([reference]);
  expect(merged.notes.map(({ text }) => text)).toEqual(['Старый номер']);
  const hits = (await owner.call('GET', `/customers/lookup?phone=${old.phone.slice(-9)}`)).json<CustomerHit[]>();
  expect(hits.map(({ id, phone }) => ({ id, phone }))).toEqual([{ id: now.userId, phone: now.phone }]);
  const [entry] = (await owner.call('GET', '/audit?thing=customer')).json<AuditPage>().items;
  expect(entry).toMatchObject({
    action: 'merged',
    thing_id: now.userId,
    changes: [
      { field: 'customers', before: `№\u00a0${now.userId}, №\u00a0${old.userId}`, after: `№\u00a0${now.userId}` },
    ],
  });
  expect((await owner.call('GET', `/customers/${old.userId}`)).statusCode).toBe(404);
  expect((await owner.call('POST', `/customers/${now.userId}/merge`, { body: { from: now.userId } })).statusCode).toBe(
    404,
  );
});

it('the overview counts as many enquiries as the lists contain, and lists failed messages', async () => {
  const { day, enquiries: today } = (await owner.call('GET', '/today')).json<DeskToday>();
  if (!today) throw new Error('An owner sees enquiries');
  expect(today.overdue).toBeGreaterThan(0);
  expect(today.answer_seconds).toBeGreaterThan(0);
  expect(today.hours).toHaveLength(24);
  expect(today.branches.length).toBeGreaterThan(2);
  const total = async (filter: string) => {
    const days = `status=new,in_work,waiting,done,refused&from=${today.from}&to=${day}`;
    return (await owner.call('GET', `/enquiries/total?${days}&${filter}`)).json<{ total: number }>().total;
  };
  for (const { section, count } of today.sections)
    expect([section, await total(`section=${section}`)]).toEqual([section, count]);
  for (const { hour, count } of today.hours) expect([hour, await total(`hour=${hour}`)]).toEqual([hour, count]);
  for (const { branch, answered } of today.branches) {
    expect([branch, await total(`branch=${branch?.id ?? 'none'}&answered=yes`)]).toEqual([branch, answered]);
  }
  await server.db.execute(sql`insert into messages (channel, kind, state, sealed, attempts, reason, next_try_at, expires_at, request_id)
    select 'telegram', 'enquiry_taken', 'dead', 'sealed', 3, 'no answer', now(), now(), min(id) from requests`);
  const { dead } = (await owner.call('GET', '/outbox')).json();
  expect(dead).toMatchObject([{ kind: 'enquiry_taken', reason: 'no answer', retriable: true }]);
  expect((await owner.call('POST', `/outbox/${dead[0].id}/retry`)).statusCode).toBe(204);
  const { rows } = await server.db.execute<{
    id: number;
  }>(sql`insert into messages (channel, kind, state, next_try_at, expires_at)
    values ('sms', 'code', 'refused', now(), now()) returning id`);
  expect((await owner.call('POST', `/outbox/${rows[0]?.id}/retry`)).json()).toMatchObject({ code: 'cannot_retry' });
});

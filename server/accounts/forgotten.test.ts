import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { dateAt } from '#contract/rules/clock';
import { accountCallsOf } from '../testing/accountCalls';
import { garageCar } from '../testing/care';
import { closedVisit, documentCodeOf } from '../testing/closedVisit';
import { createDemoCustomer } from '../testing/demoCustomer';
import { pdfPages } from '../testing/pdfText';
import { startTestServer, type TestServer } from '../testing/testServer';
import { verifyDocument } from '../visits/documentVerification';
import { newReviewLink, writeReview } from '../visits/reviews';
import { verifyHistory } from '../visits/seal';
import { erasePersonalDataByCommand } from './personalData';

const PASSWORD = 'correct horse';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

async function rowsWith(words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const any = sql.join(
      words.map((word) => sql`position(lower(${word}) in lower(row::text)) > 0`),
      sql` or `,
    );
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)} row where ${any}`,
    );
    if (rows[0]?.n) found[name] = rows[0].n;
  }
  return found;
}

it('removes an erased customer from all tables, but keeps visits and their hash chain', async () => {
  const { db } = server;
  const account = accountCallsOf(server);
  const [firstName, lastName] = ['Шерзодбек', 'Турсуналиев'];
  const plate = '01Q777QQ';
  const vin = 'QQQZZZ1JZ3W386752';
  const customer = await createDemoCustomer(server, { firstName, lastName, password: PASSWORD });
  const { userId, phone, accessToken: token } = customer;
  const car = await garageCar(db, userId);
  await db.execute(sql`update cars set plate = ${plate}, vin = ${vin} where id = ${car}`);
  const own = { userId, carId: car, plate, vin, phone, name: `${firstName} ${lastName}` };
  const closed = await closedVisit(db, {
    ...own,
    photos: 1,
    findings: [{ level: 'red', title: 'Колодки', dueDate: '2026-01-01' }],
  });
  await closedVisit(db, { userId: (await createDemoCustomer(server)).userId });
  const written = {
    lines: [{ name: `Снять чехлы, ${firstName} просил, ${plate}`, price: 1 }],
    findings: [
      { level: 'red', title: `Колодки: звонить ${phone}`, note: `${lastName} придёт в 18:00, VIN ${vin}` } as const,
    ],
  };
  await closedVisit(db, { ...own, ...written, open: true });
  const review = await db.transaction((tx) => newReviewLink(tx, closed));
  const opinion = { stars: 5, text: `Это ${lastName}, ${phone}. Спасибо!` };
  await writeReview(db, { token: review, review: opinion, language: 'ru', requestId: 'test' });
  await db.execute(sql`update visit_reviews set answer = ${`${firstName}, спасибо вам!`} where visit_id = ${closed}`);
  await db.execute(sql`insert into visit_links (token_hash, visit_id, estimate, expires_at)
    select 'hash' || id, id, 1, now() + interval '1 day' from visits where user_id = ${userId}`);
  await account.call('PUT', `/cars/${car}/documents/1`, { token, body: { ends_on: '2027-01-01' } });
  const fact = `found:${closed}:0`;
  const record = await account.call('POST', `/cars/${car}/records`, {
    token,
    headers: { 'idempotency-key': 'own' },
    body: { fact, done_on: dateAt(), mileage: 81_000, note: `у брата ${firstName}`, cost: 250_000, mileage_seen: true },
  });
  expect(record.statusCode).toBe(201);
  await db.execute(sql`insert into car_postponed_works (car_id, fact, until_mileage) values (${car}, ${fact}, 90000)`);
  await account.call('PUT', '/wishes', {
    token,
    body: { channel: 'sms', language: 'ru', quiet_from: 21, quiet_to: 9 },
  });
  await db.execute(sql`update message_wishes set chat_id = 777 where user_id = ${userId}`);
  await account.call('POST', '/api/main/main/requests/', {
    body: {
      section: 'shop',
      text: `Звоните, ${firstName}, машина ${plate}, VIN ${vin}`,
      full_name: `${firstName} ${lastName}`,
      phone,
    },
  });
  // The text contains the last name, `full_name` does not.
  await account.call('POST', '/api/main/main/requests/', {
    body: { section: 'shop', text: `Это ${firstName} ${lastName}`, full_name: firstName, phone },
  });
  await account.call('POST', '/car/create', {
    token,
    headers: { 'idempotency-key': 'once' },
    body: { vin, year: 2018, model: 101, number: plate, mileage: 1 },
  });

  const reply = await account.call('GET', '/export', { token });
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  const files = unzipSync(reply.rawPayload);
  const held = Buffer.from(files['yolda.json'] ?? []).toString();
  const [, paper = ''] = Object.keys(files);
  expect(Object.keys(files)).toEqual(['yolda.json', expect.stringMatching(/^yolda-\d+\.pdf$/)]);
  expect(pdfPages(files[paper] ?? new Uint8Array()).join(' ')).toContain(`${firstName} ${lastName}`);
  expect(JSON.parse(held)).toMatchObject({
    account: { first_name: firstName },
    visits: [
      {
        plate,
        vin,
        lines: [{ kind: 'work' }],
        findings: [{ level: 'red' }],
        photos: [{ width: 640 }],
        reviews: [{ stars: 5 }],
        paper,
      },
      { state: 'in_work', paper: null },
    ],
    car_documents: [{ ends_on: '2027-01-01' }],
    car_mileages: [{ mileage: 1 }],
    car_own_records: [{ done_on: dateAt(), note: `у брата ${firstName}`, cost: 250_000 }],
    car_postponed_works: [{ until_mileage: 90_000 }],
    message_wishes: [{ channel: 'sms', chat_id: 777 }],
  });
  expect((await account.call('GET', '/export')).statusCode).toBe(401);
  expect(held).not.toMatch(/argon2|token|horse/);

  const words = [phone, phone.slice(1), phone.slice(4), firstName, lastName, plate, vin];
  expect(Object.keys(await rowsWith(words))).toEqual(
    expect.arrayContaining(['users', 'cars', 'visits', 'requests', 'visit_reviews', 'idempotency_keys']),
  );
  const wrong = await account.call('POST', '/delete-account', { token, body: { password: 'wrong horse' } });
  expect(wrong.statusCode).toBe(403);
  expect((await account.call('POST', '/delete-account', { token, body: { password: PASSWORD } })).statusCode).toBe(204);
  expect(await rowsWith(words)).toEqual({});
  const { rows } =
    await db.execute(sql`select state, user_id, car_id, phone, name, plate, vin, subject_salt, complaint, note
    from visits where id >= ${closed} and phone is null order by id`);
  const person = { user_id: null, car_id: null, phone: null, name: null, plate: null, vin: null, subject_salt: null };
  const nobody = { ...person, complaint: '', note: '' };
  expect(rows).toEqual([
    { state: 'closed', ...nobody },
    { state: 'in_work', ...nobody },
  ]);
  const { rows: kept } =
    await db.execute(sql`select line.name ->> 'ru' as line, found.title ->> 'ru' as title, found.note
    from visits visit join visit_lines line on line.visit_id = visit.id join visit_findings found on found.visit_id = visit.id
    where visit.state = 'in_work' and visit.id > ${closed}`);
  expect(kept).toEqual([
    { line: 'Снять чехлы, … просил, …', title: 'Колодки: звонить …', note: '… придёт в 18:00, VIN …' },
  ]);
  const { rows: left } = await db.execute(sql`select (select count(*)::int from message_wishes) as wishes,
    (select count(*)::int from visit_links) as links, (select count(*)::int from car_documents) as documents,
    (select count(*)::int from car_own_records) as own, (select count(*)::int from car_mileages) as mileages,
    (select count(*)::int from car_postponed_works) as postponed`);
  expect(left).toEqual([{ wishes: 0, links: 0, documents: 0, own: 0, mileages: 0, postponed: 0 }]);
  expect(await verifyHistory(db)).toEqual({ visits: 2, broken: [] });
  const passport = await verifyDocument(db, await documentCodeOf(db, closed), 'ru');
  expect(passport).toMatchObject({ is_genuine: true, plate: '', name: '' });
});

it('removes an erased reviewer from all tables if the car has no plate or VIN', async () => {
  const { db, config } = server;
  const customer = await createDemoCustomer(server, { firstName: 'Гулрухсор', lastName: 'Абдужабборова' });
  const { userId, phone } = customer;
  const visit = await closedVisit(db, { userId, phone, name: 'Гулечка', lines: [{ name: 'Мойка', price: 1 }] });
  await db.execute(sql`update visits set plate = null, vin = null, subject_salt = null where id = ${visit}`);
  const token = await db.transaction((tx) => newReviewLink(tx, visit));
  const review = { stars: 4, text: 'Спасибо! Гулрухсор, для своих Гулечка' };
  await writeReview(db, { token, review, language: 'ru', requestId: 'test' });
  await erasePersonalDataByCommand(db, phone, config.secrets.code);
  const { rows } = await db.execute(sql`select user_id, name, text from visit_reviews where visit_id = ${visit}`);
  expect(rows).toEqual([{ user_id: null, name: '', text: 'Спасибо! …, для своих …' }]);
  expect(await rowsWith(['Гулрухсор', 'Абдужабборова', 'Гулечка', phone])).toEqual({});
});

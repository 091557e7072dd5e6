import { sql } from 'drizzle-orm';
import type { EnquiryReceipt } from '#contract/enquiries';
import { foldNames } from '../platform/db/expressions';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const enquiry = {
  text: ' Стучит подвеска ',
  phone: '+998901234567',
  full_name: 'Азиз',
  section: 'bookCategor_home',
  car_brand: 1,
  car_model: 101,
};

function send(payload: object, key?: string, language = 'ru') {
  return server.app.inject({
    method: 'POST',
    url: '/api/main/main/requests/',
    headers: { 'accept-language': language, ...(key && { 'idempotency-key': key }) },
    payload,
  });
}

async function stored(): Promise<Record<string, unknown>[]> {
  const { rows } = await server.db.execute(sql`select * from requests order by id`);
  return rows;
}

beforeEach(async () => {
  await server.db.execute(sql`delete from requests`);
});

it('stores an enquiry and returns its id and reference', async () => {
  const reply = await send({ ...enquiry, phone: '998901234567' });
  expect(reply.statusCode).toBe(201);
  const receipt = reply.json<EnquiryReceipt>();
  expect(receipt).toEqual({ id: expect.any(Number), reference: expect.stringMatching(/^Y(-[2-9A-X]{4}){2}$/) });
  expect(await stored()).toMatchObject([
    {
      id: receipt.id,
      text: 'Стучит подвеска',
      phone: '+998901234567',
      full_name: 'Азиз',
      section: 'bookCategor_home',
      brand_id: 1,
      model_id: 101,
      reference: receipt.reference,
      status: 'new',
      source: 'site',
      language: 'ru',
      version: 1,
      answered_at: null,
    },
  ]);
});

it('generates random unique references, also for enquiries stored by the previous release', async () => {
  const { rows } = await server.db.execute<{ reference: string; waits: string }>(sql`
    insert into requests (section, text, phone, full_name)
    select 'shop', 'Фильтр', '+998901234567', 'Азиз' from generate_series(1, 300)
    returning reference, (due_at - created_at)::text as waits`);
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(300);
  expect(new Set(rows.map(({ waits }) => waits))).toEqual(new Set(['1 day']));
  const signs = new Set(rows.flatMap(({ reference }) => reference.slice(2).replace('-', '').split('')));
  expect([...signs].toSorted().join('')).toBe('23456789ACDEFGHJKMNPQRTVWX');
});

it('stores folded names for search, also for those of the previous release', async () => {
  await send({ ...enquiry, full_name: 'Гулнора Каримова' });
  const given = sql`insert into requests (section, text, phone, full_name) values ('shop', 'x', '+998901234567', `;
  await server.db.execute(sql`${given} 'Gulnora Karimova')`);
  expect(await foldNames(server.db)).toBe(1);
  const folded = (await stored()).map((row) => row['name_folded']);
  expect(folded[0]).toBe(folded[1]);
  expect(folded[0]).toMatch(/^\S+ \S+$/);
});

it('accepts an enquiry about a purchase without a car', async () => {
  const { car_brand: _brand, car_model: _model, ...purchase } = enquiry;
  expect((await send({ ...purchase, section: 'shop' })).statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ section: 'shop', brand_id: null, model_id: null }]);
});

it('stores an enquiry with the preferred branch, or without a branch', async () => {
  await send({ ...enquiry, branch: 3 });
  await send(enquiry);
  expect(await stored()).toMatchObject([{ branch_id: 3 }, { branch_id: null }]);
});

it('stores two equal enquiries without an idempotency key', async () => {
  await send(enquiry);
  await send(enquiry);
  expect(await stored()).toHaveLength(2);
});

it('repeats the reply for the same idempotency key, and rejects the key with another payload', async () => {
  const first = await send(enquiry, 'one-key');
  const { car_model, ...rest } = enquiry;
  const second = await send({ car_model, ...rest }, 'one-key');
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  const other = await send({ ...enquiry, text: 'Другое' }, 'one-key');
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ code: 'idempotency_conflict' });
  expect(await stored()).toHaveLength(1);
});

it('creates one enquiry for concurrent requests with the same idempotency key', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(enquiry, 'parallel')));
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(replies[0]?.statusCode).toBe(201);
  expect(await stored()).toHaveLength(1);
});

it('a rejected enquiry does not use up its idempotency key', async () => {
  expect((await send({ ...enquiry, car_brand: 9999 }, 'refused-first')).statusCode).toBe(400);
  expect((await send(enquiry, 'refused-first')).statusCode).toBe(201);
});

it("returns validation errors by field in the caller's language", async () => {
  const reply = await send({ ...enquiry, phone: '12345', full_name: ' ', section: 'elsewhere' }, undefined, 'uz');
  expect(reply.statusCode).toBe(400);
  const { errors, detail } = reply.json<{ errors: Record<string, string[]>; detail: string }>();
  expect(Object.keys(errors).toSorted()).toEqual(['full_name', 'phone', 'section']);
  expect(errors['section']).toEqual(['Bunday tanlov yoʻq.']);
  expect(detail).toBe('Kiritilgan maʼlumotlarni tekshiring.');
});

it('rejects an enquiry with an unknown brand, model or branch, or a model of another brand', async () => {
  const wrong = [{ car_brand: 9999 }, { car_model: 9999 }, { car_brand: 2, car_model: 101 }, { branch: 9999 }];
  const fields: string[][] = [];
  for (const car of wrong) {
    const reply = await send({ ...enquiry, ...car });
    expect(reply.statusCode).toBe(400);
    fields.push(Object.keys(reply.json<{ errors: object }>().errors));
  }
  expect(fields).toEqual([['car_brand'], ['car_model'], ['car_model'], ['branch']]);
  expect(await stored()).toEqual([]);
});

it('stores markup and SQL as plain text', async () => {
  const text = `<script>alert(1)</script>'); drop table requests; --`;
  expect((await send({ ...enquiry, text })).statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ text }]);
});

it('rejects an idempotency key that is not printable ASCII or too long', async () => {
  for (const key of [' x y', 'k'.repeat(129)]) expect((await send(enquiry, key)).statusCode).toBe(400);
});

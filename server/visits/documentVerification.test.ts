import { eq, sql } from 'drizzle-orm';
import type { DocumentVerification } from '#contract/visits';
import { visits } from '../platform/db/schema/visits';
import { closedVisit, documentCodeOf } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let customer: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  customer = await createDemoCustomer(server);
}, 60_000);
afterAll(() => server.close());

const close = () => closedVisit(server.db, { userId: customer.userId });
const ask = (paper: string) => server.app.inject(`/api/main/main/passport/${paper}`);
const passport = async (id: number) => (await ask(await documentCodeOf(server.db, id))).json<DocumentVerification>();

it('confirms a genuine document without personal data', async () => {
  const id = await close();
  const reply = await ask(await documentCodeOf(server.db, id));
  expect(reply.json()).toMatchObject({
    is_genuine: true,
    mileage: 84_200,
    plate: '01•••••A',
    name: 'А••• К•••',
    corrected_by: null,
  });
  expect(reply.headers['cache-control']).toBe('no-store');
  for (const secret of ['Азиз', 'Каримов', '01A777AA', 'XWBJF69V9JA004512', '998901234567'])
    expect(reply.body).not.toContain(secret);
});

it('confirms a document after erasure of the person and after later visits', async () => {
  const id = await close();
  await close();
  await server.db
    .update(visits)
    .set({ name: null, plate: null, vin: null, phone: null, userId: null, subjectSalt: null })
    .where(eq(visits.id, id));
  expect(await passport(id)).toMatchObject({ is_genuine: true, plate: '', name: '' });
});

it('names the correction if the visit of the document was corrected', async () => {
  const wrong = await close();
  await closedVisit(server.db, { userId: customer.userId, correctsId: wrong });
  const { number, corrected_by } = await passport(wrong);
  expect(corrected_by).toBe(number + 1);
});

it('rejects a document if its visit or an adjacent one was changed with triggers disabled', async () => {
  const [first, second, third] = [await close(), await close(), await close()];
  const paper = await documentCodeOf(server.db, second);
  const after = async (change: ReturnType<typeof sql>) => {
    await server.db.execute(sql`set session_replication_role = replica`);
    await server.db.execute(change);
    await server.db.execute(sql`set session_replication_role = origin`);
    return (await ask(paper)).json<DocumentVerification>().is_genuine;
  };
  expect(await after(sql`update visits set mileage = mileage + 1 where id = ${second}`)).toBe(false);
  expect(await after(sql`update visits set mileage = mileage - 1 where id = ${second}`)).toBe(true);
  expect(await after(sql`update visit_lines set price = price + 1 where visit_id = ${second}`)).toBe(false);
  expect(await after(sql`update visit_lines set price = price - 1 where visit_id = ${second}`)).toBe(true);
  expect(await after(sql`update visits set hash = 'x' where id = ${first}`)).toBe(false);
  expect(await after(sql`update visits set hash = previous_hash where id = ${first}`)).toBe(false);
  expect(
    await after(
      sql`update visits set hash = (select previous_hash from visits where id = ${second}) where id = ${first}`,
    ),
  ).toBe(true);
  expect(await after(sql`update visits set previous_hash = 'x' where id = ${third}`)).toBe(false);
});

it.each([
  '0'.repeat(32),
  'F'.repeat(32),
  '1',
  'a'.repeat(31),
  `${'a'.repeat(32)}%00`,
  "' or 1=1 --",
  '..%2f..',
])('answers 404 for the document token %s', async (token) => {
  expect((await ask(encodeURI(token))).statusCode).toBe(404);
});

it('rate-limits document verification to sixty requests in ten minutes per address', async () => {
  const address = { remoteAddress: '198.51.100.7' };
  const url = `/api/main/main/passport/${'0'.repeat(32)}`;
  for (let time = 0; time < 60; time++) expect((await server.app.inject({ url, ...address })).statusCode).toBe(404);
  expect((await server.app.inject({ url, ...address })).statusCode).toBe(429);
});

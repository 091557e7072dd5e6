import { sql } from 'drizzle-orm';
import type { HistoryShareMade, SharedHistory } from '#contract/sharing';
import type { DocumentVerification, HistoryPage, HistoryTotal, HistoryVisit } from '#contract/visits';
import { accountCallsOf } from '../testing/accountCalls';
import { closedVisit, documentCodeOf, type GivenVisit } from '../testing/closedVisit';
import { pdfPages } from '../testing/pdfText';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar } from '../testing/visitLinks';

let server: TestServer;
let account: ReturnType<typeof accountCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  account = accountCallsOf(server);
});
afterAll(() => server.close());

type Customer = Awaited<ReturnType<typeof customerWithCar>>;
const get = async <Reply>({ accessToken: token }: Customer, path: string): Promise<Reply> =>
  (await account.call('GET', path, { token })).json<Reply>();
const bring = ({ userId, car: carId }: Customer, given: Partial<GivenVisit> = {}) =>
  closedVisit(server.db, { userId, carId, ...given });
const share = async ({ accessToken: token, car }: Customer) =>
  (await account.call('POST', '/history-shares', { token, body: { car, days: 7 } })).json<HistoryShareMade>().token;
const read = async (token: string) =>
  (await server.app.inject({ url: `/api/main/main/shared-history/${token}` })).json<SharedHistory>();

async function corrected() {
  const customer = await customerWithCar(server);
  const first = await bring(customer, { at: '2025-09-23T06:00:00Z', mileage: 66_800 });
  const last = await bring(customer, { at: '2025-11-16T06:00:00Z', mileage: 70_000 });
  const line = (price: number) => [{ name: 'Замена масла', price }];
  const second = await bring(customer, {
    at: '2026-05-01T06:00:00Z',
    mileage: 66_800,
    correctsId: first,
    lines: line(1_000),
  });
  const third = await bring(customer, {
    at: '2026-06-01T06:00:00Z',
    mileage: 66_800,
    correctsId: second,
    lines: line(2_000),
  });
  return { customer, first, second, third, last };
}

describe('a corrected visit', () => {
  it('keeps its date in shared histories, so that the mileage never decreases', async () => {
    const { customer } = await corrected();
    const { visits } = await read(await share(customer));
    expect(visits.map(({ closed_at: at, mileage }) => [at.slice(0, 10), mileage])).toEqual([
      ['2025-11-16', 70_000],
      ['2025-09-23', 66_800],
    ]);
  });

  it('keeps its date and year in list, filter and totals', async () => {
    const { customer, first, second, third, last } = await corrected();
    const { items } = await get<HistoryPage>(customer, '/history');
    expect(items.map(({ id, closed_at: at }) => [id, at.slice(0, 10)])).toEqual([
      [last, '2025-11-16'],
      [third, '2025-09-23'],
      [second, '2025-09-23'],
      [first, '2025-09-23'],
    ]);
    expect((await get<HistoryPage>(customer, '/history?year=2026')).items).toEqual([]);
    expect((await get<HistoryPage>(customer, '/history?year=2025')).items).toHaveLength(4);
    const later = await get<HistoryPage>(customer, `/history?before=${last}`);
    expect(later.items.map(({ id }) => id)).toEqual([third, second, first]);
    expect(await get<HistoryTotal[]>(customer, '/history/totals')).toMatchObject([
      { year: 2025, visits: 2, total: 287_000 },
    ]);
  });

  it('has both dates on its page, in its PDF and in its verification', async () => {
    const { customer, first, third } = await corrected();
    const visit = await get<HistoryVisit>(customer, `/history/${third}`);
    expect(visit.closed_at).toBe('2025-09-23T06:00:00.000Z');
    expect(visit.corrected_at).toBe('2026-06-01T06:00:00.000Z');
    expect(await get<HistoryVisit>(customer, `/history/${first}`)).not.toHaveProperty('corrected_at');
    const paper = await account.call('GET', `/history/${third}/paper`, { token: customer.accessToken });
    const text = pdfPages(paper.rawPayload).join(' ');
    expect(text).toContain('Дата 23 сентября 2025');
    expect(text).toContain('Исправлено 1 июня 2026');
    const passport = await server.app.inject({
      url: `/api/main/main/passport/${await documentCodeOf(server.db, third)}`,
    });
    expect(passport.json<DocumentVerification>()).toMatchObject({
      closed_at: '2025-09-23T06:00:00.000Z',
      corrected_at: '2026-06-01T06:00:00.000Z',
      is_genuine: true,
    });
  });
});

describe('the car of a shared history', () => {
  const edit = ({ accessToken: token, car }: Customer, body: object) =>
    account.call('PATCH', `/car/update/${car}`, { token, body });
  const otherModel = async () =>
    (await server.db.execute<{ id: number }>(sql`select max(id) as id from car_models`)).rows[0]?.id ?? 0;

  it('is described by its closed visits, even if the garage entry is edited', async () => {
    const seller = await customerWithCar(server);
    await bring(seller);
    const token = await share(seller);
    const change = { model: await otherModel(), year: 2024, number: '30B555BB', vin: 'WBA11111111111111' };
    expect((await edit(seller, change)).statusCode).toBe(200);
    const shared = await read(token);
    expect(shared).toMatchObject({ car: 'Chevrolet Cobalt', year: 2018, plate: '01••••••', other_car_visits: 0 });
    expect(shared.visits).toHaveLength(1);
  });

  it('is shown with its visits and the number of visits of other cars', async () => {
    const seller = await customerWithCar(server);
    await bring(seller, { mileage: 90_000 });
    await bring(seller, { at: '2026-04-01T06:00:00Z', mileage: 91_000, plate: '30B555BB' });
    await bring(seller, { at: '2026-05-01T06:00:00Z', car: 'BMW 3 Series', vin: 'WBA11111111111111', mileage: 500 });
    const shared = await read(await share(seller));
    expect(shared).toMatchObject({ car: 'BMW 3 Series', other_car_visits: 2 });
    expect(shared.visits.map(({ mileage }) => mileage)).toEqual([500]);
  });

  it('is recognized with a new plate, without a VIN and with a corrected VIN', async () => {
    const seller = await customerWithCar(server);
    await bring(seller, { vin: 'XWBJF69V9JA00451' });
    await bring(seller, { at: '2026-04-01T06:00:00Z' });
    await bring(seller, { at: '2026-05-01T06:00:00Z', plate: '30 b 555 bb', vin: 'xwbjf69v9ja004512' });
    await bring(seller, { at: '2026-06-01T06:00:00Z', vin: '' });
    const shared = await read(await share(seller));
    expect(shared).toMatchObject({ other_car_visits: 0 });
    expect(shared.visits).toHaveLength(4);
  });

  it('is not described without visits, because a garage entry is free text', async () => {
    const seller = await customerWithCar(server);
    expect(await read(await share(seller))).toMatchObject({ car: '', year: 0, plate: '', visits: [] });
  });
});

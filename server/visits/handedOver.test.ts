import { sql } from 'drizzle-orm';
import type { HandoverMade } from '#contract/sharing';
import type { HistoryPage, HistoryTotal, HistoryVisit } from '#contract/visits';
import { seedDesk } from '../seed/seedDesk';
import { accountCallsOf } from '../testing/accountCalls';
import { closedVisit } from '../testing/closedVisit';
import { deskBrowserOf } from '../testing/deskBrowser';
import { pdfPages } from '../testing/pdfText';
import { startTestServer, type TestServer } from '../testing/testServer';
import { customerWithCar, visitsOf } from '../testing/visitLinks';

let server: TestServer;
type Customer = Awaited<ReturnType<typeof customerWithCar>>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
});
afterAll(() => server.close());

const call = (who: Customer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  accountCallsOf(server).call(method, path, { token: who.accessToken, ...(body && { body }) });

async function sold(confirm = true) {
  const [seller, buyer] = [await customerWithCar(server), await customerWithCar(server)];
  const visit = await closedVisit(server.db, {
    userId: seller.userId,
    carId: seller.car,
    name: 'Азиз Каримов',
    phone: seller.phone,
    plate: '01Z999ZZ',
    photos: 1,
  });
  const { handover, token } = (await call(seller, 'POST', '/handovers', { car: seller.car })).json<HandoverMade>();
  await call(buyer, 'POST', `/handovers/${token}/acceptance`, { car: buyer.car });
  if (confirm) await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`);
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from visit_photos where visit_id = ${visit}`);
  return { seller, buyer, visit, photo: rows[0]?.id ?? 0 };
}

const pathsOf = ({ visit, photo }: { visit: number; photo: number }) =>
  ['', '/paper', `/photos/${photo}`, `/photos/${photo}?size=small`].map((rest) => `/history/${visit}${rest}`);

it('the buyer reads the history as their own, without name, phone and plate of the seller', async () => {
  const { seller, buyer, visit, photo } = await sold();
  const own = await closedVisit(server.db, { userId: buyer.userId, carId: buyer.car, at: '2026-05-01T06:00:00Z' });
  const { items } = (await call(buyer, 'GET', '/history')).json<HistoryPage>();
  expect(items).toMatchObject([
    { id: own, is_handed_over: false, plate: '01A777AA', done: ['Замена масла'] },
    { id: visit, is_handed_over: true, plate: '', car_id: buyer.car },
  ]);
  const totals = (await call(buyer, 'GET', '/history/totals')).json<HistoryTotal[]>();
  expect(totals).toMatchObject([{ visits: 2, total: 285_000, plate: '01A777AA' }]);
  for (const query of [`?car=${totals[0]?.car}`, '?year=2026'])
    expect((await call(buyer, 'GET', `/history${query}`)).json<HistoryPage>().items).toHaveLength(2);
  expect((await call(buyer, 'GET', `/history?before=${visit}`)).json()).toMatchObject({ items: [] });

  const reply = await call(buyer, 'GET', `/history/${visit}`);
  expect(reply.json<HistoryVisit>()).toMatchObject({ is_handed_over: true, plate: '', car_id: buyer.car });
  const paper = pdfPages((await call(buyer, 'GET', `/history/${visit}/paper`)).rawPayload).join(' ');
  expect(paper).toContain('Замена масла');
  for (const text of [reply.body, JSON.stringify(items), paper])
    expect(text).not.toMatch(new RegExp(`Азиз|Каримов|01Z999ZZ|${seller.phone.slice(1)}`));
  const whole = pdfPages((await call(buyer, 'GET', `/history/${visit}/car-paper`)).rawPayload).join(' ');
  expect(whole).toContain('От прежнего владельца');
  expect(whole).toContain('Замена масла');
  expect(whole.match(/Итого к оплате/g)).toHaveLength(1);
  expect(whole).not.toMatch(new RegExp(`Азиз|Каримов|01Z999ZZ|${seller.phone.slice(1)}`));
  for (const path of pathsOf({ visit, photo })) expect((await call(buyer, 'GET', path)).statusCode).toBe(200);
  const sellers = pdfPages((await call(seller, 'GET', `/history/${visit}/paper`)).rawPayload).join(' ');
  expect(sellers).toContain('Азиз Каримов');
  expect(sellers.replaceAll('\u00a0', ' ')).toContain('01 Z 999 ZZ');
});

it('removes name, phone and plate of the seller from free texts that the buyer reads', async () => {
  const [seller, buyer] = [await customerWithCar(server), await customerWithCar(server)];
  const visit = await closedVisit(server.db, {
    userId: seller.userId,
    carId: seller.car,
    name: 'Дилшод Рахимов',
    plate: '01A777AA',
    mileage: 100_000,
    lines: [{ name: 'Осмотр для Дилшода Рахимова', price: 1_000 }],
    findings: [
      {
        level: 'red',
        title: 'Тормоза 01А777АА',
        note: 'Дилшод Рахимов просил звонить на +998900000001',
        dueMileage: 100_500,
      },
    ],
  });
  const { handover, token } = (await call(seller, 'POST', '/handovers', { car: seller.car })).json<HandoverMade>();
  await call(buyer, 'POST', `/handovers/${token}/acceptance`, { car: buyer.car });
  await call(seller, 'PUT', `/handovers/${handover.id}/confirmation`);
  const pages = await Promise.all(
    [`/history/${visit}`, '/history', '/cars/care'].map(async (path) => (await call(buyer, 'GET', path)).body),
  );
  const paper = pdfPages((await call(buyer, 'GET', `/history/${visit}/paper`)).rawPayload).join(' ');
  expect(pages[0]).toContain('Осмотр для …');
  expect(pages[2]).toContain('Тормоза …');
  for (const text of [...pages, paper]) expect(text).not.toMatch(/Дилшод|Рахимов|900000001|777\s?AA/);
  expect((await call(seller, 'GET', `/history/${visit}`)).body).toContain('Осмотр для Дилшода Рахимова');
});

it('a handed-over history is hidden before the confirmation and from third parties, and later visits from the seller', async () => {
  const { buyer, ...early } = await sold(false);
  for (const path of pathsOf(early)) expect((await call(buyer, 'GET', path)).statusCode).toBe(404);
  const done = await sold();
  const stranger = await customerWithCar(server);
  for (const path of pathsOf(done)) expect((await call(stranger, 'GET', path)).statusCode).toBe(404);
  const later = await closedVisit(server.db, { userId: done.buyer.userId, carId: done.buyer.car });
  expect((await call(done.seller, 'GET', `/history/${later}`)).statusCode).toBe(404);
});

it("access to a handed-over history includes corrections, survives the seller's account and ends when the buyer removes the car", async () => {
  const { seller, buyer, visit } = await sold();
  const right = await closedVisit(server.db, {
    userId: seller.userId,
    carId: seller.car,
    correctsId: visit,
    at: '2026-04-01T06:00:00Z',
  });
  const ids = async () =>
    (await call(buyer, 'GET', '/history')).json<HistoryPage>().items.map(({ id, is_corrected }) => [id, is_corrected]);
  expect(await ids()).toEqual([
    [right, false],
    [visit, true],
  ]);
  await server.db.execute(sql`update visits set user_id = null, name = null where user_id = ${seller.userId}`);
  expect(await ids()).toHaveLength(2);
  await call(buyer, 'DELETE', `/car/delete/${buyer.car}`);
  expect(await ids()).toEqual([]);
});

it("shows later corrections to every new owner without the seller's personal data", async () => {
  const [seller, buyer, next] = [
    await customerWithCar(server),
    await customerWithCar(server),
    await customerWithCar(server),
  ];
  const desk = visitsOf(server, await deskBrowserOf(server, 'manager'));
  const wrong = await desk.close((await desk.beginOne(seller, 95_000)).id);
  const sell = async (from: Customer, to: Customer) => {
    const { handover, token } = (await call(from, 'POST', '/handovers', { car: from.car })).json<HandoverMade>();
    await call(to, 'POST', `/handovers/${token}/acceptance`, { car: to.car });
    expect((await call(from, 'PUT', `/handovers/${handover.id}/confirmation`)).statusCode).toBe(200);
  };
  await sell(seller, buyer);
  const begun = await desk.now('POST', wrong.id, '/corrections');
  await sell(buyer, next);
  expect((await call(buyer, 'GET', `/history/${begun.id}`)).statusCode).toBe(404);
  const changed = await desk.now('PATCH', begun.id, `/lines/${begun.lines[0]?.id}`, { price: 120_000 });
  await desk.now('PATCH', changed.id, '', { mileage: 59_000, mileage_seen: true });
  const right = await desk.now('POST', changed.id, '/closing');

  for (const who of [buyer, next]) {
    const list = await call(who, 'GET', '/history');
    expect(list.json<HistoryPage>().items).toMatchObject([
      { id: right.id, mileage: 59_000, total: 420_000, is_corrected: false, is_handed_over: true, car_id: who.car },
      { id: wrong.id, mileage: 95_000, total: 450_000, is_corrected: true, is_handed_over: true, car_id: who.car },
    ]);
    expect((await call(who, 'GET', '/history/totals')).json()).toMatchObject([{ visits: 1, total: 0 }]);
    const [old, current] = [
      await call(who, 'GET', `/history/${wrong.id}`),
      await call(who, 'GET', `/history/${right.id}`),
    ];
    expect(old.json<HistoryVisit>()).toMatchObject({ corrected_by: { id: right.id }, is_handed_over: true });
    expect(current.json<HistoryVisit>()).toMatchObject({ corrects: { id: wrong.id }, total: 420_000, plate: '' });
    const paper = pdfPages((await call(who, 'GET', `/history/${right.id}/paper`)).rawPayload).join(' ');
    expect(paper.replaceAll('\u00a0', ' ')).toContain('420 000');
    for (const text of [list.body, old.body, current.body, paper])
      expect(text).not.toMatch(new RegExp(`Азиз|Каримов|01 ?A ?123 ?BC|${seller.phone.slice(1)}`));
  }
});

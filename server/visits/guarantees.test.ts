import { eq, sql } from 'drizzle-orm';
import type { CarMaintenance } from '#contract/care';
import { DAY_MS, dateAt } from '#contract/rules/clock';
import { monthsLater } from '#contract/rules/due';
import type { HistoryVisit } from '#contract/visits';
import type { DeskGuarantee, Visit } from '#contract/visitsDesk';
import { visitLines } from '../platform/db/schema/visits';
import { seedDesk } from '../seed/seedDesk';
import { garageCar } from '../testing/care';
import { closedVisit } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { pdfPages } from '../testing/pdfText';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';
import { sealOf, verifyHistory } from './seal';

const [OIL, BRAKES, BODY_CHECK] = [1, 8, 5];
const MILEAGE = 84_200;

let server: TestServer;
let adviser: DeskBrowser;
let manager: DeskBrowser;
let ground: Ground;
let owner: DemoCustomer;
let car: number;
let plates = 100;
let plate: string;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  ground = await groundOf(server);
  [adviser, manager] = [await deskBrowserOf(server, 'adviser'), await deskBrowserOf(server, 'manager')];
  await server.db.execute(sql`update services set guarantee_months = 6, guarantee_km = 10000 where id = ${OIL}`);
  await server.db.execute(
    sql`update services set guarantee_months = null, guarantee_km = null where id = ${BODY_CHECK}`,
  );
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createDemoCustomer(server);
  car = await garageCar(server.db, owner.userId);
  plate = `01G${plates++}GG`;
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
type Given = Partial<Parameters<typeof closedVisit>[1]>;
const done = (days: number, given: Given = {}) =>
  closedVisit(server.db, {
    userId: owner.userId,
    carId: car,
    branch: ground.own,
    plate,
    vin: '',
    mileage: MILEAGE,
    at: daysAgo(days),
    lines: [{ name: 'Масло', price: 1, service: OIL }],
    ...given,
  });
const termsOf = async (visit: number) => {
  const rows = await server.db
    .select({ months: visitLines.guaranteeMonths, km: visitLines.guaranteeKm })
    .from(visitLines)
    .where(eq(visitLines.visitId, visit))
    .orderBy(visitLines.position);
  return rows.map(({ months, km }) => [months, km]);
};
const headers = () => ({ 'accept-language': 'ru', authorization: `Bearer ${owner.accessToken}` });
const read = (url: string) => server.app.inject({ url: `/api/main/authentication${url}`, headers: headers() });
const history = async (visit: number) => (await read(`/history/${visit}`)).json<HistoryVisit>();
const garage = async () => (await read('/cars/care')).json<CarMaintenance[]>()[0]?.guarantees ?? [];
const drive = (mileage: number) => server.db.execute(sql`update cars set mileage = ${mileage} where id = ${car}`);
const running = async (query = '', browser = adviser) =>
  (await browser.call('GET', `/guarantees?plate=${plate}${query}`)).json<DeskGuarantee[]>();

it('copies the guarantee of charged works and parts when the visit closes, and seals it', async () => {
  const visit = await done(0, {
    lines: [
      { name: 'Масло', price: 1, service: OIL },
      { name: 'Колодки', price: 1, service: BRAKES },
      { name: 'Осмотр', price: 1, service: BODY_CHECK },
      { name: 'Мойка', price: 1 },
      { name: 'Отказ', price: 1, service: OIL, declined: true },
    ],
  });
  await server.db.execute(sql`update services set guarantee_months = 24 where id = ${OIL}`);
  expect(await termsOf(visit)).toEqual([
    [6, 10_000],
    [6, null],
    [null, null],
    [null, null],
    [null, null],
  ]);
  await server.db.execute(sql`update services set guarantee_months = 6 where id = ${OIL}`);
  expect((await verifyHistory(server.db)).broken).toEqual([]);
  const changed = server.db.execute(sql`update visit_lines set guarantee_months = 60 where visit_id = ${visit}`);
  await expect(changed).rejects.toMatchObject({ cause: { message: 'A closed visit changes no more' } });
});

it('keeps the hash of visits that closed before guarantees existed', () => {
  const line = {
    id: 1,
    visitId: 1,
    position: 0,
    kind: 'work' as const,
    serviceId: 1,
    partId: null,
    name: { ru: 'Масло', uz: 'Moy' },
    quantity: 1_000,
    price: 100_000,
    discount: null,
    decision: null,
    decidedAt: null,
    decidedBy: null,
    workerId: null,
    isDone: true,
    guaranteeMonths: null,
    guaranteeKm: null,
  };
  const visit = { openedAt: new Date('2026-01-01T00:00:00Z'), closedAt: new Date('2026-01-02T00:00:00Z') };
  const seal = (one: typeof line | (Omit<typeof line, 'guaranteeMonths'> & { guaranteeMonths: number })) =>
    sealOf(visit as Parameters<typeof sealOf>[0], { lines: [one], decisions: [], findings: [], photos: [] });
  expect(seal(line)).toBe('ad3b69a2232a16ea5394014d4e616048344ece996b6bcdd401e67d4f2f85d7e1');
  expect(seal({ ...line, guaranteeMonths: 6 })).not.toBe(
    'ad3b69a2232a16ea5394014d4e616048344ece996b6bcdd401e67d4f2f85d7e1',
  );
});

it('shows the guarantee in visit and garage until its last day and last kilometre', async () => {
  const visit = await done(30);
  const until = { until_date: monthsLater(dateAt(daysAgo(30)), 6), until_mileage: MILEAGE + 10_000 };
  const [line] = (await history(visit)).lines;
  expect(line?.guarantee).toEqual({ ...until, is_ended: false });
  await drive(MILEAGE + 10_000);
  expect(await garage()).toEqual([
    expect.objectContaining({ visit, title: 'Масло', ...until, is_ended: false, km_left: 0 }),
  ]);
  await drive(MILEAGE + 10_001);
  expect(await garage()).toEqual([expect.objectContaining({ ...until, is_ended: true })]);
  expect((await history(visit)).lines[0]?.guarantee).toEqual({ ...until, is_ended: true });
});

it('does not end a guarantee by an unknown mileage, but by its day', async () => {
  const visit = await done(30);
  await drive(0);
  expect((await history(visit)).lines[0]?.guarantee?.is_ended).toBe(false);
  const [one] = await garage();
  expect([one?.is_ended, one?.km_left, one?.days_left]).toEqual([false, undefined, expect.any(Number)]);
  const old = await done(400, { lines: [{ name: 'Колодки', price: 1, service: BRAKES }] });
  await drive(0);
  expect((await history(old)).lines[0]?.guarantee?.is_ended).toBe(true);
});

it('counts the newest visit of a work only, and nothing of a corrected visit', async () => {
  await done(60);
  const again = await done(20);
  expect((await garage()).map(({ visit }) => visit)).toEqual([again]);
  const empty = await done(0, { correctsId: again, lines: [{ name: 'Мойка', price: 1 }] });
  expect((await history(again)).lines[0]).not.toHaveProperty('guarantee');
  expect((await garage()).map(({ visit }) => visit)).not.toContain(again);
  expect((await running()).map(({ visit }) => visit)).not.toContain(again);
  expect((await history(empty)).lines[0]).not.toHaveProperty('guarantee');
});

it('counts a correction from the day of the corrected visit with the terms of that day', async () => {
  const visit = await done(90);
  await server.db.execute(sql`update services set guarantee_months = 36, guarantee_km = null where id = ${OIL}`);
  const correction = await done(0, { correctsId: visit });
  await server.db.execute(sql`update services set guarantee_months = 6, guarantee_km = 10000 where id = ${OIL}`);
  expect((await history(correction)).lines[0]?.guarantee).toMatchObject({
    until_date: monthsLater(dateAt(daysAgo(90)), 6),
    until_mileage: MILEAGE + 10_000,
  });
});

it('gives a work that was declined before the terms of today when a correction includes it', async () => {
  const brakes = { name: 'Колодки', price: 1, service: BRAKES };
  const visit = await done(10, {
    lines: [
      { name: 'Мойка', price: 1 },
      { ...brakes, declined: true },
    ],
  });
  const correction = await done(0, { correctsId: visit, lines: [brakes] });
  expect([await termsOf(visit), await termsOf(correction)]).toEqual([
    [
      [null, null],
      [null, null],
    ],
    [[6, null]],
  ]);
});

it('prints the guarantee of each line in the PDF', async () => {
  const visit = await done(30, { at: '2026-03-12T06:00:00Z' });
  const [page] = pdfPages((await read(`/history/${visit}/paper`)).rawPayload);
  expect(page).toContain('Гарантия до 12 сентября 2026 или 94 200 км'.replaceAll(' ', ' '));
});

describe('at the desk', () => {
  const begin = async (given: { mileage: number; service?: number }): Promise<Visit> => {
    const desk = visitsAtDesk(adviser);
    const { mileage, service = OIL } = given;
    const visit = await desk.begin(
      newVisit(ground, {
        phone: `+99890${7_000_000 + plates}`,
        car: { id: null, model: ground.model, year: 2018, plate, vin: '' },
        mileage,
        mileage_seen: true,
      }),
    );
    return desk.change('POST', visit, '/lines', { kind: 'work', service, price: 1 });
  };

  it('lists running guarantees of a plate in any spelling, by the typed mileage', async () => {
    const visit = await done(30);
    const expected = [expect.objectContaining({ visit, service: OIL, part: null, until_mileage: MILEAGE + 10_000 })];
    expect(await running()).toEqual(expected);
    expect(await running(`&mileage=${MILEAGE + 10_000}`)).toEqual(expected);
    expect(await running(`&mileage=${MILEAGE + 10_001}`)).toEqual([]);
    const spaced = `${plate.slice(0, 2)} ${plate.slice(2, 3)} ${plate.slice(3)}`.toLowerCase();
    const reply = await adviser.call('GET', `/guarantees?${new URLSearchParams({ plate: spaced })}`);
    expect(reply.json()).toEqual(expected);
    expect(await running('&vin=XWB5V31BDHA999999')).toEqual(expected);
  });

  it('does not mix up cars whose VINs differ, and finds a car by its VIN under another plate', async () => {
    const vin = `XWB5V31BDHA00${plates}`;
    const visit = await done(30, { vin });
    expect(await running('&vin=XWB5V31BDHA999999')).toEqual([]);
    const other = await adviser.call('GET', `/guarantees?plate=10Z999ZZ&vin=${vin}`);
    expect(other.json<DeskGuarantee[]>().map((one) => one.visit)).toEqual([visit]);
  });

  it('shows nothing of branches that the reader may not see', async () => {
    await done(30, { branch: ground.foreign });
    expect([await running(), await running('', manager)]).toEqual([[], []]);
    const visit = await begin({ mileage: MILEAGE + 100 });
    expect(visit.lines[0]?.covered).toBeNull();
  });

  it('marks a line item whose work is under guarantee, and no other', async () => {
    const former = await done(30);
    const visit = await begin({ mileage: MILEAGE + 100 });
    expect(visit.lines[0]?.covered).toMatchObject({ visit: former, until_mileage: MILEAGE + 10_000 });
    const desk = visitsAtDesk(adviser);
    const more = await desk.change('POST', visit, '/lines', { kind: 'work', service: BRAKES, price: 1 });
    expect(more.lines[1]?.covered).toBeNull();
    const driven = await desk.change('PATCH', more, '', { mileage: MILEAGE + 10_001, mileage_seen: true });
    expect(driven.lines[0]?.covered).toBeNull();
  });

  it('does not count a visit for its own correction', async () => {
    const former = await done(30);
    const closed = (await manager.call('GET', `/visits/${former}`)).json<Visit>();
    expect(closed.lines[0]).toMatchObject({ covered: null, guarantee: { until_mileage: MILEAGE + 10_000 } });
    const correction = await visitsAtDesk(manager).change('POST', closed, '/corrections');
    expect(correction.lines[0]?.covered).toBeNull();
  });
});

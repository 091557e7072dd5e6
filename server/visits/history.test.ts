import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { CAR_PDF_ENTRIES } from '#contract/rules/visits';
import type { HistoryPage, HistoryTotal, HistoryVisit } from '#contract/visits';
import { closedVisit, documentCodeOf } from '../testing/closedVisit';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { pdfPages } from '../testing/pdfText';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let customer: DemoCustomer;
let stranger: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  customer = await createDemoCustomer(server);
  stranger = await createDemoCustomer(server);
}, 60_000);
afterAll(() => server.close());

const get = (path: string, { accessToken }: Partial<DemoCustomer> = customer, language = 'ru') =>
  server.app.inject({
    url: `/api/main/authentication/history${path}`,
    headers: { 'accept-language': language, ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
  });
const page = async (path: string, who = customer) => (await get(path, who)).json<HistoryPage>();
const close = (given: Partial<Parameters<typeof closedVisit>[1]> = {}) =>
  closedVisit(server.db, { userId: customer.userId, ...given });

const carOf = async (who: DemoCustomer): Promise<number> => {
  const { rows } = await server.db.execute<{
    id: number;
  }>(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    values (${who.userId}, (select min(id) from car_models), 'VIN', 2018, '01A777AA', 1) returning id`);
  return rows[0]?.id ?? 0;
};

describe('the list of the service history', () => {
  let own: DemoCustomer;
  let garage: number;
  const ids: number[] = [];

  beforeAll(async () => {
    own = await createDemoCustomer(server);
    garage = await carOf(own);
    const years = ['2024-12-31T20:00:00Z', '2025-03-01T06:00:00Z', '2025-09-01T06:00:00Z'];
    for (const at of years)
      ids.push(await closedVisit(server.db, { userId: own.userId, carId: garage, at, mileage: 50_000 + ids.length }));
    for (let day = 10; day < 20; day++)
      ids.push(
        await closedVisit(server.db, {
          userId: own.userId,
          car: 'Chevrolet Tracker',
          plate: '01456BCA',
          at: `2026-01-${day}T06:00:00Z`,
        }),
      );
    await closedVisit(server.db, { userId: own.userId, open: true });
  });

  it('contains only closed visits, newest first, ten a page', async () => {
    const first = await page('', own);
    expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
    const second = await page(`?before=${first.next}`, own);
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(0, 3).toReversed());
    expect(second.next).toBeNull();
    expect(second.items[0]).toMatchObject({
      car: 'Chevrolet Cobalt',
      car_id: garage,
      plate: '01A777AA',
      mileage: 50_002,
      total: 285_000,
    });
  });

  it('filters visits by car, also by a removed one, and by Tashkent year', async () => {
    const totals = (await get('/totals', own)).json<HistoryTotal[]>();
    expect(totals.map(({ name, year, visits, total }) => [name, year, visits, total])).toEqual([
      ['Chevrolet Tracker', 2026, 10, 2_850_000],
      ['Chevrolet Cobalt', 2025, 3, 855_000],
    ]);
    const [tracker, cobalt] = totals;
    expect((await page(`?car=${tracker?.car}`, own)).items).toHaveLength(10);
    expect((await page(`?car=${cobalt?.car}`, own)).items).toHaveLength(3);
    expect((await page(`?year=2025`, own)).items).toHaveLength(3);
    expect((await page(`?year=2024`, own)).items).toHaveLength(0);
    expect((await page(`?car=${cobalt?.car}&year=2026`, own)).items).toHaveLength(0);
  });

  it("shows nothing for the id of another customer's visit", async () => {
    expect(await page(`?car=${ids[0]}`)).toMatchObject({ items: [] });
    expect(await page(`?before=${ids[0]}`)).toMatchObject({ items: [] });
  });

  it('marks corrected visits and excludes them from totals', async () => {
    const who = await createDemoCustomer(server);
    const wrong = await closedVisit(server.db, { userId: who.userId });
    const right = await closedVisit(server.db, {
      userId: who.userId,
      correctsId: wrong,
      at: '2026-03-05T06:00:00Z',
      lines: [{ name: 'Масло', price: 100_000 }],
    });
    const { items } = await page('', who);
    expect(items.map(({ id, is_corrected }) => [id, is_corrected])).toEqual([
      [right, false],
      [wrong, true],
    ]);
    expect((await get('/totals', who)).json()).toMatchObject([{ visits: 1, total: 100_000, car: wrong }]);
    const [old, current] = await Promise.all([get(`/${wrong}`, who), get(`/${right}`, who)]);
    expect(old.json<HistoryVisit>().corrected_by).toMatchObject({ id: right });
    expect(current.json<HistoryVisit>().corrects).toMatchObject({ id: wrong });
  });
});

describe('a visit of the service history', () => {
  const whole = {
    discount: { sum: 15_000 },
    lines: [
      { name: 'Замена масла', price: 95_000, quantity: 4_500 },
      { name: 'Тормозные колодки', price: 285_000, discount: { percent: 1_000 } },
      { name: 'Мойка двигателя', price: 60_000, declined: true },
    ],
    findings: [
      {
        level: 'red' as const,
        title: 'Передние диски',
        note: 'Бортик 1,5 мм',
        dueMileage: 90_000,
        dueDate: '2026-06-01',
      },
      { level: 'green' as const, title: 'Свет' },
    ],
    photos: 2,
  };

  it('has all details in the requested language and exact sums', async () => {
    const id = await close(whole);
    const [ru, uz] = await Promise.all([get(`/${id}`), get(`/${id}`, customer, 'uz')]);
    const visit = ru.json<HistoryVisit>();
    expect(visit).toMatchObject({ total: 669_000, sums: { amount: 684_000, discount: 15_000, total: 669_000 } });
    expect(visit.lines.map(({ name, sums, is_declined }) => [name, sums.total, is_declined])).toEqual([
      ['Замена масла', 427_500, false],
      ['Тормозные колодки', 256_500, false],
      ['Мойка двигателя', 60_000, true],
    ]);
    const [red, green] = visit.findings;
    expect(red).toMatchObject({
      level: 'red',
      due_mileage: 90_000,
      due_date: '2026-06-01',
      photos: [{ width: 640 }, {}],
    });
    expect(green).not.toHaveProperty('due_date');
    expect(uz.json<HistoryVisit>().lines[0]?.name).toBe('Замена масла (oʻzbekcha)');
    expect(ru.headers['cache-control']).toBe('no-store');
    const { items } = await page('');
    expect(items.find((row) => row.id === id)).toMatchObject({ reds: 1, total: 669_000 });
  });

  it('falls back to the other language for the name of a line', async () => {
    const id = await close({ lines: [{ name: { ru: '', uz: 'Moy almashtirish' }, price: 90_000 }] });
    expect((await get(`/${id}`)).json<HistoryVisit>().lines[0]?.name).toBe('Moy almashtirish');
  });

  it('has photos in two sizes that are not cached', async () => {
    const id = await close(whole);
    const { findings } = (await get(`/${id}`)).json<HistoryVisit>();
    const photo = findings[0]?.photos[0]?.id;
    for (const [query, width] of [
      ['', 640],
      ['?size=small', 320],
    ] as const) {
      const reply = await get(`/${id}/photos/${photo}${query}`);
      expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('is hidden from other customers with photos and PDF, and hidden while open', async () => {
    const [mine, theirs] = [await close(whole), await close({ ...whole, userId: stranger.userId })];
    const open = await close({ ...whole, open: true });
    const photoOf = async (id: number) => {
      const { rows } = await server.db.execute<{ id: number }>(
        sql`select min(id) as id from visit_photos where visit_id = ${id}`,
      );
      return rows[0]?.id;
    };
    for (const path of [
      `/${theirs}`,
      `/${theirs}/paper`,
      `/${theirs}/photos/${await photoOf(theirs)}`,
      `/${mine}/photos/${await photoOf(theirs)}`,
      `/${open}`,
      `/${open}/paper`,
      `/${open}/photos/${await photoOf(open)}`,
      '/2147483647',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    for (const path of ['', '/totals', `/${mine}`, `/${mine}/paper`, `/${mine}/photos/${await photoOf(mine)}`])
      expect([path, (await get(path, {})).statusCode]).toEqual([path, 401]);
  });

  it.each([
    ['ru', 'Визит №', 'Замена масла', '4,5', 'Красный: нужно сейчас', 'отказ клиента', '669 000 сум', '/passport/'],
    [
      'uz',
      '-tashrif',
      'Замена масла (oʻzbekcha)',
      '4,5',
      'Qizil: hozir kerak',
      'mijoz rad etgan',
      '669 000 soʻm',
      '/uz/passport/',
    ],
  ])('has a PDF in %s with readable text', async (language, ...words) => {
    const id = await close({ ...whole, mileage: 91_234 });
    const reply = await get(`/${id}/paper`, customer, language);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const text = pdfPages(reply.rawPayload).join(' ');
    for (const word of [
      ...words,
      '91 234',
      '01 A 777 AA',
      'Азиз Каримов',
      '684 000',
      'Бортик 1,5 мм',
      'Yolda Demo MChJ',
      '1 / 2',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(word);
    expect(text).toContain(
      `${server.config.siteUrl}${language === 'uz' ? '/uz' : ''}/passport/${await documentCodeOf(server.db, id)}`,
    );
    const again = await get(`/${id}/paper`, customer, language);
    expect(again.rawPayload.equals(reply.rawPayload)).toBe(true);
  });

  it('has a PDF with page numbers, which is drawn while other requests are answered', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => ({ name: `Работа ${at} `.repeat(8), price: 1_000 + at }));
    const findings = Array.from({ length: 100 }, (_, at) => ({
      level: 'yellow' as const,
      title: `Найдено ${at}`,
      note: 'Слово '.repeat(150),
    }));
    const id = await close({ lines, findings, photos: 30 });
    const paper = get(`/${id}/paper`);
    expect((await get('')).statusCode).toBe(200);
    const pages = pdfPages((await paper).rawPayload);
    expect(pages.length).toBeGreaterThan(20);
    for (const [at, text] of pages.entries()) expect(text).toContain(`${at + 1} / ${pages.length}`);
    expect(pages.join(' ')).toContain('Работа 199');
  });
});

describe('the PDF of a whole history', () => {
  it('has the visits of one car, newest first, with own records marked, and none of another car or customer', async () => {
    const own = await createDemoCustomer(server, { firstName: 'Зулфия' });
    const carId = await carOf(own);
    const given = { userId: own.userId, carId, name: 'Зулфия' };
    const first = await closedVisit(server.db, {
      ...given,
      at: '2026-01-10T06:00:00Z',
      lines: [{ name: 'Старое масло', price: 285_000 }],
    });
    const wrong = await closedVisit(server.db, {
      ...given,
      at: '2026-05-10T06:00:00Z',
      lines: [{ name: 'Ошибка', price: 1 }],
    });
    await closedVisit(server.db, {
      ...given,
      at: '2026-05-11T06:00:00Z',
      correctsId: wrong,
      lines: [{ name: 'Тормоза', price: 410_000 }],
    });
    await closedVisit(server.db, {
      userId: own.userId,
      car: 'Nexia',
      plate: '01Z999ZZ',
      lines: [{ name: 'Чужое', price: 1 }],
    });
    await server.db.execute(sql`insert into car_own_records (car_id, fact, title, done_on, mileage, note, cost)
      values (${carId}, 'x', '{"ru": "Сцепление", "uz": "Ilashish"}', '2026-03-01', 86000, 'у Олега', 900000)`);
    const reply = await get(`/${first}/car-paper`, own);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const text = pdfPages(reply.rawPayload).join(' ').replaceAll('\u00a0', ' ');
    const places = ['Тормоза', 'Сцепление', 'Старое масло'].map((work) => text.indexOf(work));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain('Запись владельца: сделано не в Yolda');
    expect(text).toContain('900 000');
    expect(text).not.toMatch(/Ошибка|Чужое|Зулфия/);
    const uz = pdfPages((await get(`/${first}/car-paper`, own, 'uz')).rawPayload).join(' ');
    expect(uz).toContain('Egasining yozuvi');
    expect((await get(`/${first}/car-paper`, stranger)).statusCode).toBe(404);
    expect((await get(`/${first}/car-paper`, { accessToken: '' })).statusCode).toBe(401);
  });

  it('leaves out older visits and says how many', async () => {
    const own = await createDemoCustomer(server);
    const carId = await carOf(own);
    let last = 0;
    for (let at = 0; at < CAR_PDF_ENTRIES + 2; at++)
      last = await closedVisit(server.db, {
        userId: own.userId,
        carId,
        at: new Date(Date.UTC(2025, 0, 1 + at)).toISOString(),
        lines: [{ name: `Работа-${at}.`, price: 1 }],
      });
    const text = pdfPages((await get(`/${last}/car-paper`, own)).rawPayload).join(' ');
    expect(text).toContain('более ранних: 2');
    expect(text).toContain('Работа-2.');
    expect(text).not.toMatch(/Работа-[01]\./);
  });
});

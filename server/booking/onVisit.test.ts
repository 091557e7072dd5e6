import { sql } from 'drizzle-orm';
import type { Enquiry } from '#contract/enquiries';
import { newPhone } from '../testing/accountCalls';
import { dayAhead } from '../testing/bookingCalls';
import { type BookingDesk, bookingsAtDesk, moveToPast, startBookingDesk, timeOn } from '../testing/bookingsAtDesk';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import type { TestServer } from '../testing/testServer';
import { type Ground, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

let server: TestServer;
let ground: Ground;
let adviser: DeskBrowser;
let desk: BookingDesk['desk'];
let visits: ReturnType<typeof visitsAtDesk>;
let hour = 9;

beforeAll(async () => {
  ({ server, ground, browser: adviser, desk } = await startBookingDesk('adviser'));
  visits = visitsAtDesk(adviser);
});
afterAll(() => server.close());

const make = async () => {
  hour += 1;
  const made = await desk.make({ starts_at: timeOn(dayAhead(6), `${hour}:00`) });
  await moveToPast(server, made, timeOn(dayAhead(-3), `${hour}:00`));
  return desk.read(made.id);
};

it('a visit moves its booking to in work, and to done when closed', async () => {
  const booking = await make();
  const visit = await visits.begin(newVisit(ground, { booking: booking.id, phone: newPhone() }));
  let now = await desk.read(booking.id);
  expect(now).toMatchObject({ state: 'in_work', visit: visit.id, version: booking.version + 1 });
  for (const state of ['done', 'booked', 'cancelled', 'arrived'])
    expect((await desk.tryToSet(now, state)).json()).toMatchObject({ code: 'booking_step' });
  const again = await adviser.call('POST', '/visits', {
    body: newVisit(ground, { booking: booking.id, phone: newPhone() }),
  });
  expect([again.statusCode, again.json().code]).toEqual([409, 'booking_step']);
  await visits.now('POST', visit.id, '/lines', { kind: 'free', name: { ru: 'x', uz: 'x' }, price: 1 });
  await visits.now('PATCH', visit.id, '', { state: 'in_work' });
  await visits.now('PATCH', visit.id, '', { state: 'ready' });
  await visits.now('POST', visit.id, '/closing');
  now = await desk.read(booking.id);
  expect(now).toMatchObject({ state: 'done', visit: visit.id });
  expect((await desk.tryToSet(now, 'arrived')).json()).toMatchObject({ code: 'booking_step' });
});

it('a visit takes works, complaint and note of its booking, and both link to each other', async () => {
  const made = await desk.make({
    starts_at: timeOn(dayAhead(6), '09:00'),
    services: [1, 2],
    complaint: ' Стучит спереди ',
    note: 'Ключи у охраны',
  });
  await moveToPast(server, made, timeOn(dayAhead(-4), '09:00'));
  await server.db.execute(sql`update services set hidden = true where id = 2`);
  const visit = await visits.begin(newVisit(ground, { booking: made.id, phone: newPhone() }));
  await server.db.execute(sql`update services set hidden = false where id = 2`);
  const [one, other] = made.services;
  expect(visit).toMatchObject({
    complaint: 'Стучит спереди',
    note: 'Ключи у охраны',
    estimate: 1,
    booking: { id: made.id, reference: made.reference, starts_at: expect.any(String) },
    lines: [
      { kind: 'work', service: 1, name: { ru: one?.name }, price: one?.price, quantity: 1_000 },
      { kind: 'free', service: null, name: { ru: other?.name }, price: other?.price ?? 0 },
    ],
  });
  expect((await desk.read(made.id)).visit).toBe(visit.id);

  const own = await visits.begin(
    newVisit(ground, { booking: (await make()).id, phone: newPhone(), complaint: 'Другое', note: '' }),
  );
  expect(own).toMatchObject({ complaint: 'Другое', note: '' });
});

it('the text of an enquiry becomes the complaint of its booking, and of a visit that begins from it', async () => {
  const { rows } = await server.db.execute<{ id: number }>(sql`insert into requests
    (section, text, phone, full_name, branch_id, language, service_id)
    values ('phone', 'Скрипят тормоза', ${newPhone()}, 'Нодира', ${ground.own}, 'uz', 2) returning id`);
  const enquiry = rows[0]?.id ?? 0;
  const visit = await visits.begin(newVisit(ground, { enquiry, phone: newPhone() }));
  expect(visit).toMatchObject({ complaint: 'Скрипят тормоза', enquiry, lines: [{ kind: 'work', service: 2 }] });
  const booking = await desk.make({ starts_at: timeOn(dayAhead(7), '10:00'), enquiry });
  expect(booking.complaint).toBe('Скрипят тормоза');
  expect(await desk.change(booking, { complaint: 'Скрипят задние тормоза' })).toMatchObject({
    complaint: 'Скрипят задние тормоза',
    version: booking.version + 1,
  });
  const audit = await server.db.execute(
    sql`select after from audit_entries where thing = 'booking' and thing_id = ${booking.id} order by id desc limit 1`,
  );
  expect(audit.rows).toEqual([{ after: { fields: ['complaint'] } }]);
});

it('cancelling a visit returns its booking to arrived', async () => {
  const booking = await desk.set(await make(), 'arrived');
  const visit = await visits.begin(newVisit(ground, { booking: booking.id, phone: newPhone() }));
  await visits.now('PATCH', visit.id, '', { state: 'cancelled' });
  const now = await desk.read(booking.id);
  expect(now).toMatchObject({ state: 'arrived', visit: null });
  expect((await visits.begin(newVisit(ground, { booking: booking.id, phone: newPhone() }))).state).toBe('open');
});

it('refuses to begin a visit with a booking of another branch', async () => {
  const owner = bookingsAtDesk(await deskBrowserOf(server, 'owner'), ground.foreign);
  const foreign = await owner.make({ starts_at: timeOn(dayAhead(3), '10:00') });
  for (const booking of [foreign.id, 1_000_000]) {
    const reply = await adviser.call('POST', '/visits', { body: newVisit(ground, { booking, phone: newPhone() }) });
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { booking: [expect.any(String)] }]);
  }
  expect(await owner.read(foreign.id)).toMatchObject({ state: 'booked' });
});

it('books for an enquiry: sets the enquiry to done, links both and sends one message', async () => {
  const phone = newPhone();
  const enter = async (branch: number) =>
    (
      await server.db.execute<{
        id: number;
      }>(sql`insert into requests (section, text, phone, full_name, branch_id, language)
        values ('shop', 'x', ${phone}, 'Нодира', ${branch}, 'uz') returning id`)
    ).rows[0]?.id ?? 0;
  const enquiry = await enter(ground.own);
  await server.db.execute(
    sql`insert into telegram_followers (request_id, chat_id, token_hash) values (${enquiry}, 77, 'x')`,
  );
  const given = { starts_at: timeOn(dayAhead(4), '10:00'), phone, enquiry };
  const booking = await desk.make(given);
  expect(booking).toMatchObject({ enquiry, language: 'uz' });
  const { rows } = await server.db.execute(sql`select status, version from requests where id = ${enquiry}`);
  expect(rows).toEqual([{ status: 'done', version: 2 }]);
  const read = (await adviser.call('GET', `/enquiries/${enquiry}`)).json<Enquiry>();
  expect(read.bookings).toEqual([
    {
      id: booking.id,
      reference: booking.reference,
      state: 'booked',
      branch: { id: ground.own, name: expect.any(String) },
      starts_at: booking.starts_at,
    },
  ]);
  expect(read.trail).toMatchObject([{ action: 'changed', by: { name: expect.any(String) } }]);
  const messages = await server.db.execute<{ kind: string }>(
    sql`select kind from messages where request_id = ${enquiry} or key = ${`booking:${booking.id}:booked:0`} order by kind`,
  );
  expect(messages.rows.map(({ kind }) => kind)).toEqual(['booking_sms']);

  const foreign = await enter(ground.foreign);
  const refused = await desk.tryToMake({ ...given, starts_at: timeOn(dayAhead(4), '12:00'), enquiry: foreign });
  expect(refused.json().errors).toEqual({ enquiry: [expect.any(String)] });
  expect((await desk.calendar(dayAhead(4))).items.map(({ id }) => id)).toEqual([booking.id]);

  const again = await desk.tryToMake({ ...given, starts_at: timeOn(dayAhead(5), '14:00') });
  expect([again.statusCode, again.json().code]).toEqual([409, 'enquiry_booked']);
  await desk.set(booking, 'cancelled', { reason: 'Клиент передумал' });
  const atOnce = await Promise.all(
    ['15:00', '16:00'].map((time) => desk.tryToMake({ ...given, starts_at: timeOn(dayAhead(5), time) })),
  );
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409]);
});

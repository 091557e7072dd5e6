import { sql } from 'drizzle-orm';
import type { Calendar, DeskBooking, DeskBookingChange, NewDeskBooking } from '#contract/bookingsDesk';
import { seedDesk } from '../seed/seedDesk';
import { newPhone } from './accountCalls';
import { type DeskBrowser, deskBrowserOf } from './deskBrowser';
import { startTestServer, type TestServer } from './testServer';
import { type Ground, groundOf } from './visitsAtDesk';

type Seen = Pick<DeskBooking, 'id' | 'version'>;

export function bookingsAtDesk(browser: DeskBrowser, branch: number) {
  const tryToMake = (given: Partial<NewDeskBooking> = {}, key?: string) =>
    browser.call('POST', '/bookings', {
      body: { branch, source: 'desk', services: [1], phone: newPhone(), name: 'Азиз Каримов', ...given },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const make = async (given: Partial<NewDeskBooking> = {}): Promise<DeskBooking> => {
    const reply = await tryToMake(given);
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json<DeskBooking>();
  };
  const tryTo = (method: 'PATCH' | 'POST' | 'DELETE', path: string, { version }: Seen, body?: object) =>
    browser.call(method, path, { headers: { 'if-match': `"${version}"` }, ...(body && { body }) });
  const tryToChange = (seen: Seen, body: DeskBookingChange) => tryTo('PATCH', `/bookings/${seen.id}`, seen, body);
  const tryToSet = (seen: Seen, state: string, more: object = {}) =>
    tryTo('POST', `/bookings/${seen.id}/states`, seen, { state, ...more });
  const done = async (asked: ReturnType<typeof tryTo>): Promise<DeskBooking> => {
    const reply = await asked;
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<DeskBooking>();
  };
  const calendar = async (from: string, days = 1): Promise<Calendar> => {
    const reply = await browser.call('GET', `/bookings?branch=${branch}&from=${from}&days=${days}`);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<Calendar>();
  };
  return {
    tryToMake,
    make,
    tryTo,
    tryToChange,
    tryToSet,
    change: (seen: Seen, body: DeskBookingChange) => done(tryToChange(seen, body)),
    set: (seen: Seen, state: string, more?: object) => done(tryToSet(seen, state, more)),
    read: async (id: number) => (await browser.call('GET', `/bookings/${id}`)).json<DeskBooking>(),
    calendar,
  };
}

export async function moveToPast({ db }: TestServer, { id }: Pick<Seen, 'id'>, startsAt: string): Promise<void> {
  const by = sql`(${startsAt}::timestamptz - starts_at)`;
  await db.execute(
    sql`update bookings set starts_at = starts_at + ${by}, ends_at = ends_at + ${by}, free_at = free_at + ${by} where id = ${id}`,
  );
}

/** Opens all branches from 9 to 18 and sets the duration of services to an hour. */
export async function plainHours({ db }: TestServer): Promise<void> {
  const week = JSON.stringify(Array.from({ length: 7 }, () => [['09:00', '18:00']]));
  await db.execute(sql`update branches set week = ${week}::jsonb`);
  await db.execute(sql`delete from hours_exceptions`);
  await db.execute(sql`update services set duration_minutes = 60, step_minutes = null, buffer_minutes = null`);
}

export const timeOn = (day: string, time: string): string => `${day}T${time}:00+05:00`;

export type BookingDesk = {
  server: TestServer;
  ground: Ground;
  browser: DeskBrowser;
  desk: ReturnType<typeof bookingsAtDesk>;
};

export async function startBookingDesk(role: Parameters<typeof deskBrowserOf>[1]): Promise<BookingDesk> {
  const server = await startTestServer();
  await seedDesk(server.db);
  await plainHours(server);
  const ground = await groundOf(server);
  const browser = await deskBrowserOf(server, role);
  return { server, ground, browser, desk: bookingsAtDesk(browser, ground.own) };
}

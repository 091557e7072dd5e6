import { sql } from 'drizzle-orm';
import type { Booking, BookingTimes, Hold } from '#contract/bookings';
import { addDays, dateAt } from '#contract/rules/clock';
import { makeGrant } from '../accounts/phoneProof';
import { newPhone } from './accountCalls';
import type { TestServer } from './testServer';

type Method = 'GET' | 'POST' | 'DELETE';
type Given = { body?: object; headers?: Record<string, string>; from?: string };

let addresses = 0;
export const newAddress = (): string => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

export const dayAhead = (days: number): string => addDays(dateAt(), days);

export const codeOf = async (reply: ReturnType<ReturnType<typeof bookingCallsOf>['call']>) => {
  const { statusCode, json } = await reply;
  return [statusCode, json<{ code?: string }>().code];
};

export function bookingCallsOf(server: TestServer) {
  const call = (method: Method, path: string, { body, headers = {}, from = newAddress() }: Given = {}) =>
    server.app.inject({
      method,
      url: `/api/main/main${path}`,
      headers,
      remoteAddress: from,
      ...(body && { payload: body }),
    });

  const times = async (day: string, { branch = 1, services = '1', days = 1 } = {}): Promise<BookingTimes> => {
    const reply = await call('GET', `/bookings/times/?services=${services}&branch=${branch}&from=${day}&days=${days}`);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<BookingTimes>();
  };
  const startsOn = async (day: string, asked = {}): Promise<string[]> =>
    (await times(day, asked)).days[0]?.starts ?? [];
  const firstOn = async (day: string, asked = {}): Promise<string> => (await startsOn(day, asked))[0] ?? '';
  const read = async (token: string): Promise<Booking> => (await call('GET', `/bookings/${token}/`)).json<Booking>();
  const holdAt = (startsAt: string, given: Given & { branch?: number; services?: number[]; holder?: string } = {}) => {
    const { branch = 1, services = [1], holder, ...rest } = given;
    return call('POST', '/bookings/holds/', { ...rest, body: { services, branch, starts_at: startsAt, holder } });
  };
  const proofOf = (phone: string): Promise<string> => server.db.transaction((tx) => makeGrant(tx, phone));
  const anyModel = async (): Promise<number> =>
    (await server.db.execute<{ id: number }>(sql`select min(id) as id from car_models`)).rows[0]?.id ?? 0;
  const formOf = async (hold: string, phone: string, year: number) => ({
    hold,
    name: 'Азиз Каримов',
    phone,
    model: await anyModel(),
    year,
  });
  const bookWith = async (
    hold: string,
    { phone = newPhone(), key = '', proof = '', year = 2019, language = 'ru', name = 'Азиз Каримов' } = {},
  ) =>
    call('POST', '/bookings/', {
      body: { ...(await formOf(hold, phone, year)), name },
      headers: {
        'accept-language': language,
        'x-verification-token': proof || (await proofOf(phone)),
        ...(key && { 'idempotency-key': key }),
      },
    });
  const bookAt = async (startsAt: string, { phone = newPhone(), branch = 1 } = {}): Promise<Booking> => {
    const held = (await holdAt(startsAt, { branch })).json<Hold>();
    const reply = await bookWith(held.token, { phone });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json<Booking>();
  };
  const whileFull = async <T>(work: () => Promise<T>): Promise<T> => {
    await server.db.execute(sql`
      insert into bookings (state, source, branch_id, bay_id, starts_at, ends_at, free_at, services, is_overbooked, overbooking_reason)
      select 'blocked', 'desk', branch_id, id, now() - interval '1 day', now() + interval '60 days', now() + interval '60 days', '[]', true, 'while full'
      from bays`);
    try {
      return await work();
    } finally {
      await server.db.execute(sql`delete from bookings where overbooking_reason = 'while full'`);
    }
  };
  const sentKeys = async (): Promise<string[]> => {
    const { rows } = await server.db.execute<{ key: string }>(
      sql`select key from messages where key like 'booking:%' order by id`,
    );
    return rows.map(({ key }) => key);
  };
  const forgetAll = async (): Promise<void> => {
    await server.db.execute(sql`delete from booking_waits`);
    await server.db.execute(sql`delete from bookings`);
    await server.db.execute(sql`delete from messages`);
  };
  return {
    call,
    times,
    startsOn,
    firstOn,
    read,
    forgetAll,
    holdAt,
    proofOf,
    anyModel,
    bookWith,
    bookAt,
    whileFull,
    sentKeys,
  };
}

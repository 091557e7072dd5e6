import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Booking, BookingTimes, Hold } from '#contract/bookings';
import { makeGrant } from '../accounts/phoneProof';
import type { Database } from '../platform/db/database';
import { ZONE } from '../platform/db/expressions';
import { openDatabase } from '../platform/db/open';
import { dayAhead } from '../testing/bookingCalls';
import { makeDataFolder } from '../testing/dataFolder';
import { killStrays, startProcess } from '../testing/serverProcess';

/** Number of killed processes. KILLS=100 kills more. */
const kills = Number(process.env['KILLS'] ?? 20);
const CLIENTS = 3;
const LIMITS = { RATE_LIMIT_MAX: '1000000', RATE_LIMIT_REQUESTS_MAX: '1000000' };

let DATA_DIR: string;
let model: number;
beforeAll(async () => {
  DATA_DIR = await makeDataFolder();
  await inDatabase(async (db) => {
    const { rows } = await db.execute<{ id: number }>(sql`select min(id) as id from car_models`);
    model = rows[0]?.id ?? 0;
  });
});
afterAll(async () => {
  await killStrays();
  rmSync(DATA_DIR, { recursive: true });
});

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const provenPhones = (round: number) =>
  inDatabase((db) =>
    db.transaction(async (tx) => {
      // Clears the client network of holds left by a killed process: they count for ten minutes.
      await tx.execute(sql`update bookings set hold_line = null where state = 'held'`);
      const proven: { phone: string; proof: string }[] = [];
      for (let place = 0; place < 25; place++) {
        const phone = `+99893${String(round * 100 + place).padStart(7, '0')}`;
        proven.push({ phone, proof: await makeGrant(tx, phone) });
      }
      return proven;
    }),
  );

const acknowledged = new Map<string, string>();
let asked = 0;

async function bookUntilGone(address: string, phones: { phone: string; proof: string }[]): Promise<void> {
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${address}/api/main/main${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (reply.status >= 500) throw new Error(`Not done: ${reply.status} ${await reply.text()}`);
    return { status: reply.status, read: (await reply.json()) as unknown };
  };
  try {
    for (let given = phones.pop(); given; given = phones.pop()) {
      asked += 1;
      const branch = 1 + (asked % 14);
      const times = await call('GET', `/bookings/times/?services=1&branch=${branch}&from=${dayAhead(2)}&days=20`);
      const starts = (times.read as BookingTimes).days.flatMap((one) => one.starts);
      const held = await call('POST', '/bookings/holds/', {
        services: [1],
        branch,
        starts_at: starts[asked % starts.length],
      });
      if (held.status !== 201) continue;
      const form = { hold: (held.read as Hold).token, name: 'Азиз', phone: given.phone, model, year: 2019 };
      const headers = { 'x-verification-token': given.proof, 'idempotency-key': given.phone };
      const { status, read } = await call('POST', '/bookings/', form, headers);
      if (status !== 201) throw new Error(`Not done: ${status}`);
      const booked = read as Booking;
      acknowledged.set(booked.reference, booked.starts_at);
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Not done')) throw error;
  }
}

async function check(db: Database): Promise<void> {
  const { rows } = await db.execute<{
    reference: string;
    state: string;
    at: string;
    messages: number;
    isWhole: boolean;
  }>(sql`
    select reference, state, to_char(starts_at at time zone ${ZONE}, 'YYYY-MM-DD"T"HH24:MI:SS"+05:00"') as at,
      (select count(*)::int from messages where key = 'booking:' || bookings.id || ':booked:0') as messages,
      num_nulls(phone, name, car, token_hash) = case state when 'booked' then 0 else 4 end
        and (state <> 'booked' or exists (select from phone_grants used where used.phone = bookings.phone and used_at is not null)) as "isWhole"
    from bookings`);
  for (const { reference, state, messages, isWhole } of rows)
    expect({ reference, messages, isWhole }).toEqual({
      reference,
      messages: state === 'booked' ? 1 : 0,
      isWhole: true,
    });
  const booked = new Map(rows.filter(({ state }) => state === 'booked').map(({ reference, at }) => [reference, at]));
  for (const [reference, at] of acknowledged) expect(booked.get(reference)).toBe(at);
  const used = await db.execute(sql`select 1 from phone_grants where used_at is not null and phone like '+99893%'`);
  expect(used.rows).toHaveLength(booked.size);
}

test(`stores a booking, its message and the use of its grant together or not at all after each of ${kills} × kill -9`, async () => {
  for (let kill = 0; kill < kills; kill++) {
    const phones = await provenPhones(kill);
    const server = startProcess({ DATA_DIR, ...LIMITS });
    const address = await server.ready();
    const before = acknowledged.size;
    const booking = Array.from({ length: CLIENTS }, () => bookUntilGone(address, phones));
    while (acknowledged.size < before + 1 && phones.length > 0) await sleep(5);
    await sleep(kill * 5);
    server.child.kill('SIGKILL');
    await Promise.all([...booking, server.ended]);
    await inDatabase(check);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
}, 900_000);

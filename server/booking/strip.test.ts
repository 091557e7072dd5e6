import { sql } from 'drizzle-orm';
import type { BookingOptions, Hold, NextTimes, SoonestTime } from '#contract/bookings';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { recordStatements } from '../testing/recordStatements';
import { startTestServer, type TestServer } from '../testing/testServer';
import { soonestTimes } from './strip';

let server: TestServer;
let calls: ReturnType<typeof bookingCallsOf>;
beforeAll(async () => {
  server = await startTestServer();
  calls = bookingCallsOf(server);
});
afterAll(() => server.close());
afterEach(() => calls.forgetAll());

const options = async (): Promise<BookingOptions> => (await calls.call('GET', '/bookings/options/')).json();
const soonest = async (query: string): Promise<SoonestTime> =>
  (await calls.call('GET', `/bookings/soonest/?${query}`)).json();
const next = async (services: string): Promise<NextTimes> =>
  (await calls.call('GET', `/bookings/next/?services=${services}`)).json();
const renew = async () => {
  await server.db.execute(sql`update content_version set version = version + 1`);
  await server.app.contentVersion({ fresh: true });
};

const PHONE_ONLY = [6, 7];

describe('the choices of the strip', () => {
  it('include only what can be booked online', async () => {
    const { services, branches, brands } = await options();
    expect(services[0]).toEqual({ id: 1, name: 'Замена масла', price_from: 100_000 });
    expect(services.map(({ id }) => id).filter((id) => PHONE_ONLY.includes(id))).toEqual([]);
    expect([branches.length, brands.length > 10]).toEqual([14, true]);
    await server.db.execute(sql`update bays set hidden = true where branch_id = 2`);
    await renew();
    const later = await options();
    expect(later.branches.map(({ id }) => id)).not.toContain(2);
    await server.db.execute(sql`update bays set hidden = false where branch_id = 2`);
    await renew();
  });
});

describe('the next free slot', () => {
  it('is that of the branch, else the earliest of all branches, with the price range', async () => {
    const { branches, price } = await next('1');
    const starts = branches.flatMap(({ starts_at: start }) => (start === null ? [] : [Date.parse(start)]));
    const any = await soonest('services=1');
    expect(Date.parse(any.starts_at ?? '')).toBe(Math.min(...starts));
    expect([any.from, any.to]).toEqual([price.from, price.to]);
    const own = branches.find(({ branch }) => branch === 9);
    expect(await soonest('services=1&branch=9')).toMatchObject({ branch: 9, starts_at: own?.starts_at });
    expect(await soonest('services=1&branch=99')).toMatchObject({ branch: null, starts_at: null });
  });

  it('is read from the database once per choice, until the content changes or it is too old', async () => {
    const statements = recordStatements(server);
    const count = async (read: () => Promise<unknown>) => {
      statements.length = 0;
      await read();
      return statements.filter((text) => /bookings/.test(text)).length;
    };
    await renew();
    expect(await count(() => soonest('services=4'))).toBeGreaterThan(0);
    expect(await count(() => soonest('services=4&branch=2'))).toBe(0);
    expect(await count(() => Promise.all([soonest('services=8'), soonest('services=8')]))).toBe(
      await count(() => soonest('services=4&model=1')),
    );
    await renew();
    expect(await count(() => soonest('services=4'))).toBeGreaterThan(0);
    const short = soonestTimes(server.app, 1);
    await short(server.db, { services: [4] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await count(() => short(server.db, { services: [4] }))).toBeGreaterThan(0);
  });

  it('moves on when the capacity of the branch is used', async () => {
    const day = dayAhead(0);
    const before = await soonest('services=14&branch=9');
    for (const at of await calls.startsOn(before.starts_at?.slice(0, 10) ?? day, { branch: 9, services: '14' })) {
      const held = (await calls.holdAt(at, { branch: 9, services: [14] })).json<Hold>();
      await calls.bookWith(held.token);
    }
    await renew();
    const after = await soonest('services=14&branch=9');
    expect(Date.parse(after.starts_at ?? '')).toBeGreaterThan(Date.parse(before.starts_at ?? ''));
  });

  it('refuses a service that can be booked by phone only, and reads it again later', async () => {
    const [byPhone] = PHONE_ONLY;
    const refused = async () => (await calls.call('GET', `/bookings/soonest/?services=${byPhone}`)).statusCode;
    expect([await refused(), await refused()]).toEqual([400, 400]);
  });
});

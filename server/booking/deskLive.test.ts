import { sql } from 'drizzle-orm';
import type { DeskEvent } from '#contract/activity';
import { seedDesk } from '../seed/seedDesk';
import { newPhone } from '../testing/accountCalls';
import { bookingCallsOf, dayAhead } from '../testing/bookingCalls';
import { plainHours } from '../testing/bookingsAtDesk';
import { deskBrowserOf, invitedTo } from '../testing/deskBrowser';
import { listen } from '../testing/deskStream';
import { startTestServer, type TestServer } from '../testing/testServer';
import { groundOf } from '../testing/visitsAtDesk';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await plainHours(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it('live events of online bookings and the waitlist reach the branch, but not other branches and editors; holds send none', async () => {
  const ground = await groundOf(server);
  const stranger = await invitedTo(server, {
    role: 'adviser',
    branches: [ground.foreign],
    phone: '+998907776655',
  });
  const [mechanic, editor] = [await deskBrowserOf(server, 'mechanic'), await deskBrowserOf(server, 'editor')];
  const [own, ofEditor] = [listen(server.app, mechanic.cookie()), listen(server.app, editor.cookie())];
  const foreign = listen(server.app, stranger.browser.cookie());
  await Promise.all([own.hello(), foreign.hello(), ofEditor.hello()]);
  const online = bookingCallsOf(server);
  const [first, , second] = await online.startsOn(dayAhead(3), { branch: ground.own });
  const booking = await online.bookAt(first ?? '', { branch: ground.own });
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from bookings where reference = ${booking.reference}`,
  );
  const id = rows[0]?.id;
  const isOf = (action: string) => (data: DeskEvent) =>
    data.thing === 'booking' && data.id === id && data.action === action && data.by === null;
  await own.change(isOf('created'));
  const does = async (path: string, body?: object) =>
    expect((await online.call('POST', `/bookings/${booking.token}${path}`, { ...(body && { body }) })).statusCode).toBe(
      200,
    );
  await does('/confirmations/');
  await own.change(isOf('confirmed'));
  await does('/moves/', { starts_at: second });
  await does('/cancellations/');
  const phone = newPhone();
  const headers = { 'x-verification-token': await online.proofOf(phone) };
  const body = { services: [1], branch: ground.own, day: dayAhead(3), name: 'Нодира', phone };
  await online.whileFull(() => online.call('POST', '/bookings/waits/', { body, headers }));
  await own.change(({ thing, action }) => thing === 'booking' && action === 'waits');
  expect(own.changes().map(({ data }) => [data.thing, data.action])).toEqual([
    ['booking', 'created'],
    ['booking', 'confirmed'],
    ['booking', 'changed'],
    ['booking', 'changed'],
    ['booking', 'waits'],
  ]);
  // A later event of the other branch proves that earlier ones would have arrived there.
  await online.bookAt((await online.startsOn(dayAhead(3), { branch: ground.foreign }))[0] ?? '', {
    branch: ground.foreign,
  });
  await foreign.change(({ thing, action }) => thing === 'booking' && action === 'created');
  expect(foreign.changes().filter(({ data }) => data.thing === 'booking')).toHaveLength(1);
  await editor.call('POST', '/views', { body: { name: 'x', filter: 'status=new' } });
  expect(ofEditor.changes().filter(({ data }) => data.thing === 'booking')).toEqual([]);
  for (const stream of [own, foreign, ofEditor]) stream.close();
});

import { dayAhead } from '../../testing/bookingCalls';
import { bookingsAtDesk, letPass, plainHours, timeOn } from '../../testing/bookingsAtDesk';
import { type DeskBrowser, deskBrowserOf } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { groundOf } from '../../testing/visitsAtDesk';
import { seedDesk } from '../seed/seedDesk';

let server: TestServer;
let adviser: DeskBrowser;
let desk: ReturnType<typeof bookingsAtDesk>;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await plainHours(server);
  adviser = await deskBrowserOf(server, 'adviser');
  desk = bookingsAtDesk(adviser, (await groundOf(server)).own);
});
afterAll(() => server.close());

it('whoever did not come does not come back to a bay that is out of use, whatever the reason', async () => {
  const day = dayAhead(-2);
  const bay = (await desk.calendar(day)).bays[0]?.id ?? 0;
  const missed = timeOn(day, '10:00');
  const made = await desk.make({ starts_at: timeOn(dayAhead(2), '10:00'), bay });
  await letPass(server, made, missed);
  const booking = await desk.set(made, 'no_show');
  const blocked = await adviser.call('POST', '/bay-blocks', {
    body: { bay, starts_at: missed, minutes: 60, note: 'Подъёмник' },
  });
  expect(blocked.statusCode).toBe(201);
  for (const state of ['booked', 'arrived'])
    for (const more of [{}, { overbooking: 'Очень просит' }])
      expect((await desk.tryToSet(booking, state, more)).json()).toMatchObject({ code: 'no_room', why: ['shut'] });
});

import { sql } from 'drizzle-orm';
import { seedDesk } from '../seed/seedDesk';
import { deskBrowserOf, invitedTo } from '../testing/deskBrowser';
import { listen } from '../testing/deskStream';
import { startTestServer, type TestServer } from '../testing/testServer';
import { groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';
import { decideLines } from './decide';
import { lockVisit } from './scope';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it("notifies the adviser of the customer's decision, and no other branch", async () => {
  const ground = await groundOf(server);
  const { browser: stranger } = await invitedTo(server, {
    role: 'adviser',
    branches: [ground.foreign],
    phone: '+998907776655',
  });
  const adviser = await deskBrowserOf(server, 'adviser');
  const [own, foreign] = [listen(server.app, adviser.cookie()), listen(server.app, stranger.cookie())];
  await Promise.all([own.hello(), foreign.hello()]);
  const desk = visitsAtDesk(adviser);
  let visit = await desk.begin(newVisit(ground));
  await own.change(({ thing, id, action }) => thing === 'visit' && id === visit.id && action === 'created');
  visit = await desk.change('POST', visit, '/lines', { kind: 'free', name: { ru: 'x', uz: 'x' }, price: 1 });
  const decision = { line: visit.lines[0]?.id ?? 0, decision: 'approved' as const };
  await server.db.transaction(async (tx) => {
    const held = await lockVisit(tx, { branches: null }, visit.id);
    if (held)
      await decideLines(
        tx,
        held,
        { estimate: visit.estimate, decisions: [decision] },
        {
          actor: { staffId: null, requestId: null },
          notifier: { store: server.app.messages.store, config: server.app.config },
        },
      );
  });
  server.app.deskEvents.wake();
  await own.change(({ id, action, by }) => id === visit.id && action === 'decided' && by === null);
  expect((await desk.read(visit.id)).lines).toMatchObject([{ decision: 'approved', decided_by_staff: false }]);
  // A later event of the other branch proves that earlier ones would have arrived there.
  const { rows } = await server.db.execute<{
    id: number;
  }>(sql`insert into requests (section, text, phone, full_name, branch_id)
    values ('shop', 'x', '+998901230000', 'x', ${ground.foreign}) returning id`);
  server.app.deskEvents.wake();
  await foreign.change(({ thing, id }) => thing === 'enquiry' && id === rows[0]?.id);
  expect(foreign.changes().filter(({ data }) => data.thing === 'visit')).toEqual([]);
  own.close();
  foreign.close();
});

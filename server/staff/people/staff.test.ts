import { sql } from 'drizzle-orm';
import type { Enquiry } from '#contract/enquiries';
import type { DeskMe, StaffInvited, StaffMember } from '#contract/staff';
import { DEMO_PASSWORD } from '../../platform/settings/demoSecrets';
import { seedDesk } from '../../seed/seedDesk';
import { deskBrowser, deskBrowserOf, invitedTo, STAFF_PASSWORD } from '../../testing/deskBrowser';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
});
afterAll(() => server.close());

it('invites staff by a single-use link, and ends all access of a disabled staff member at once', async () => {
  const { owner, id, token, browser, accepted } = await invitedTo(server, {
    role: 'adviser',
    branches: [1],
    phone: '+998901110001',
  });
  expect(accepted.json()).toEqual({ stage: 'full' });
  const twice = await deskBrowser(server).call('PUT', '/invitation', {
    body: { token, name: 'x', password: STAFF_PASSWORD },
  });
  expect(twice.statusCode).toBe(404);
  expect((await deskBrowser(server).call('POST', '/invitation', { body: { token } })).statusCode).toBe(404);
  expect((await browser.call('GET', '/enquiries')).statusCode).toBe(200);
  const again = { password: DEMO_PASSWORD };
  const disabled = await owner.call('POST', `/staff/${id}/disable`, { body: { again } });
  expect(disabled.json<StaffMember>().state).toBe('disabled');
  expect((await browser.call('GET', '/me')).statusCode).toBe(401);
  const refused = await deskBrowser(server).signIn('+998901110001', STAFF_PASSWORD);
  const wrong = await deskBrowser(server).signIn('+998901110001', 'wrong');
  expect([refused.statusCode, refused.body]).toEqual([wrong.statusCode, wrong.body]);
  await owner.call('POST', `/staff/${id}/enable`, { body: { again } });
  expect((await deskBrowser(server).signIn('+998901110001', STAFF_PASSWORD)).statusCode).toBe(200);
});

it('creates no invitation link for an active owner, because it would reset password and second factor', async () => {
  const { owner, id, browser } = await invitedTo(server, { role: 'owner', branches: [], phone: '+998901110009' });
  const again = { password: DEMO_PASSWORD };
  expect((await owner.call('POST', `/staff/${id}/invitation`, { body: { again } })).statusCode).toBe(409);
  expect((await browser.call('GET', '/me')).statusCode).toBe(200);
  await owner.call('POST', `/staff/${id}/disable`, { body: { again } });
});

it('rejects an expired, revoked or replaced invitation link', async () => {
  const owner = await deskBrowserOf(server, 'owner');
  const again = { password: DEMO_PASSWORD };
  const body = { phone: '+998901110002', name: 'Лола', role: 'editor', branches: [], again };
  const first = (await owner.call('POST', '/staff', { body })).json<StaffInvited>();
  expect((await owner.call('POST', '/staff', { body })).json()).toMatchObject({ code: 'staff_exists' });
  const second = (await owner.call('POST', `/staff/${first.id}/invitation`, { body: { again } })).json<StaffInvited>();
  const tokenOf = ({ link }: StaffInvited) => link.split('#')[1] ?? '';
  const look = (invited: StaffInvited) =>
    deskBrowser(server).call('POST', '/invitation', { body: { token: tokenOf(invited) } });
  expect((await look(first)).statusCode).toBe(404);
  expect((await look(second)).json()).toMatchObject({ phone: body.phone, role: 'editor' });
  await server.db.execute(sql`update staff_invitations set expires_at = now() where staff_id = ${first.id}`);
  expect((await look(second)).statusCode).toBe(404);
  const third = (await owner.call('POST', `/staff/${first.id}/invitation`, { body: { again } })).json<StaffInvited>();
  expect((await owner.call('DELETE', `/staff/${first.id}/invitation`)).statusCode).toBe(204);
  expect((await look(third)).statusCode).toBe(404);
  expect((await owner.call('POST', '/staff', { body })).statusCode).toBe(201);
});

it('prevents owners from changing their own access and from disabling the last owner', async () => {
  const asOwner = async (phone: string) => invitedTo(server, { role: 'owner', branches: [], phone });
  const { browser: owner, id } = await asOwner('+998901110010');
  const { browser: other, id: otherId } = await asOwner('+998901110003');
  await server.db.execute(sql`update staff set disabled_at = now() where id not in (${id}, ${otherId})`);
  const again = { password: STAFF_PASSWORD };
  const own = await owner.call('PATCH', `/staff/${id}`, { body: { role: 'editor', branches: [], again } });
  expect(own.json()).toMatchObject({ code: 'own_role' });
  expect((await owner.call('POST', `/staff/${id}/disable`, { body: { again } })).json()).toMatchObject({
    code: 'own_role',
  });

  const change = (role: string) => other.call('PATCH', `/staff/${id}`, { body: { role, branches: [], again } });
  expect((await change('adviser')).statusCode).toBe(400);
  expect((await change('editor')).statusCode).toBe(200);
  // The new role applies to open sessions at once.
  expect((await owner.call('GET', '/staff')).statusCode).toBe(403);
  expect((await change('owner')).statusCode).toBe(200);
  // Race: of two owners who disable each other at once, one remains active.
  const [first, second] = await Promise.all([
    owner.call('POST', `/staff/${otherId}/disable`, { body: { again } }),
    other.call('POST', `/staff/${id}/disable`, { body: { again } }),
  ]);
  const statuses = [first.statusCode, second.statusCode];
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await server.db.execute(sql`select 1 from staff where role = 'owner' and disabled_at is null`);
  expect(rows).toHaveLength(1);
  await server.db.execute(sql`update staff set disabled_at = null`);
});

it('requires the password of the caller to grant, change or revoke access', async () => {
  const { owner, id } = await invitedTo(server, { role: 'adviser', branches: [1], phone: '+998901110011' });
  const invitation = { phone: '+998901110012', name: 'Лола', role: 'owner', branches: [] };
  const again = { password: DEMO_PASSWORD };
  const callWithPasswordCheck = async (method: 'POST' | 'PATCH', path: string, body: object = {}) => {
    const without = await owner.call(method, path, { body });
    expect([without.statusCode, without.json().code]).toEqual([422, 'own_password_needed']);
    const wrong = await owner.call(method, path, { body: { ...body, again: { password: 'not mine' } } });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([400, { password: expect.any(Array) }]);
    return owner.call(method, path, { body: { ...body, again } });
  };
  const made = (await callWithPasswordCheck('POST', '/staff', invitation)).json<StaffInvited>();
  expect((await callWithPasswordCheck('POST', `/staff/${made.id}/invitation`)).statusCode).toBe(201);
  const roleOf = async (role: string) =>
    (await callWithPasswordCheck('PATCH', `/staff/${id}`, { role, branches: [] })).json<StaffMember>().role;
  expect(await roleOf('owner')).toBe('owner');
  await callWithPasswordCheck('POST', `/staff/${id}/disable`);
  expect((await callWithPasswordCheck('POST', `/staff/${id}/enable`)).json()).toMatchObject({ state: 'active' });
  expect(await roleOf('editor')).toBe('editor');
  // Also for lower roles, because a new link resets password and second factor.
  expect((await callWithPasswordCheck('PATCH', `/staff/${id}`, { role: 'manager', branches: [1] })).statusCode).toBe(
    200,
  );
  expect((await callWithPasswordCheck('POST', `/staff/${id}/invitation`)).statusCode).toBe(201);
});

it('rejects changes of password, second factor and role of shared demo accounts', async () => {
  const { owner, browser } = await invitedTo(server, { role: 'owner', branches: [], phone: '+998901110013' });
  const { id, shared } = (await owner.call('GET', '/me')).json<DeskMe>();
  expect(shared).toBe(true);
  expect((await browser.call('GET', '/me')).json<DeskMe>().shared).toBe(false);
  const refused = [
    await owner.call('PUT', '/password', { body: { old_password: DEMO_PASSWORD, password: STAFF_PASSWORD } }),
    await owner.call('POST', '/totp', { body: { password: DEMO_PASSWORD } }),
    await owner.call('PUT', '/totp', { body: { code: '123456' } }),
    await owner.call('POST', '/totp/off', { body: { password: DEMO_PASSWORD } }),
    await browser.call('POST', `/staff/${id}/disable`, { body: { again: { password: STAFF_PASSWORD } } }),
    await browser.call('PATCH', `/staff/${id}`, {
      body: { role: 'editor', branches: [], again: { password: STAFF_PASSWORD } },
    }),
    await browser.call('POST', `/staff/${id}/invitation`, { body: { again: { password: STAFF_PASSWORD } } }),
  ];
  for (const reply of refused) {
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'demo_account']);
  }
  expect((await deskBrowser(server).signIn('+998900000011')).json()).toEqual({ stage: 'full' });
});

it('unassigns open enquiries and visits from a staff member who may no longer see them', async () => {
  const { owner, id } = await invitedTo(server, { role: 'adviser', branches: [1, 2], phone: '+998901110021' });
  const again = { password: DEMO_PASSWORD };
  const one = async (statement: ReturnType<typeof sql>) =>
    (await server.db.execute<{ id: number }>(statement)).rows[0]?.id ?? 0;
  const enquiry = (branch: number, status = 'in_work') =>
    one(sql`insert into requests (section, status, text, phone, full_name, branch_id, assignee_id)
      values ('shop', ${status}::request_status, 'x', '+998907771234', 'x', ${branch}, ${id}) returning id`);
  const visit = (branch: number) =>
    one(sql`insert into visits (branch_id, phone, name, plate, car, year, mileage, language, worker_id)
      values (${branch}, '+998907771234', 'Азиз', '01A777AA', 'Cobalt', 2019, 90000, 'ru', ${id}) returning id`);
  const enquiries = [await enquiry(1), await enquiry(2), await enquiry(2, 'done')];
  const visits = [await visit(1), await visit(2)];
  const assignedIds = async () => {
    const { rows } = await server.db.execute<{ id: number; of: string }>(sql`
      select id, 'enquiry' as of from requests where assignee_id = ${id} union all select id, 'visit' from visits where worker_id = ${id} order by 2, 1`);
    return rows.map((row) => `${row.of} ${row.id}`);
  };
  const listed = (await owner.call('GET', '/staff')).json<StaffMember[]>().find((member) => member.id === id);
  expect(listed).toMatchObject({ enquiries: 2, visits: 2 });
  await owner.call('PATCH', `/staff/${id}`, { body: { role: 'adviser', branches: [1], again } });
  expect(await assignedIds()).toEqual([`enquiry ${enquiries[0]}`, `enquiry ${enquiries[2]}`, `visit ${visits[0]}`]);
  await owner.call('POST', `/staff/${id}/disable`, { body: { again } });
  // Finished work stays assigned to its author.
  expect(await assignedIds()).toEqual([`enquiry ${enquiries[2]}`]);
  const trail = (await owner.call('GET', `/enquiries/${enquiries[1]}`)).json<Enquiry>().trail;
  expect(trail[0]).toMatchObject({ action: 'changed', changes: [{ field: 'assignee', before: 'Умид', after: null }] });
});

import { eq, sql } from 'drizzle-orm';
import type { DeskCall } from '#contract/call';
import { deskCalls } from '#contract/calls';
import { STAFF_ROLES } from '#contract/rules/deskLimits';
import { mayDo, type Permission, permissions, type StaffRole } from '#contract/rules/permissions';
import { buildApp } from '../app';
import { securityEvents } from '../platform/db/schema/accounts';
import { seedDesk } from '../seed/seedDesk';
import { bookedOnline } from '../testing/bookedOnline';
import { createDemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';

type Name = keyof typeof deskCalls;

let server: TestServer;
const browsers = new Map<StaffRole, DeskBrowser>();
/** Enquiries at the branch of the demo adviser and manager, at another branch, and without a branch. */
const enquiries = { own: 0, foreign: 0, nobodys: 0 };
const customers = { own: 0, foreign: 0 };
const branch = { own: 0, foreign: 0 };
const visits = { own: 0, foreign: 0 };

const one = async (statement: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await server.db.execute<{ id: number }>(statement);
  return rows[0]?.id ?? 0;
};

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  for (const role of STAFF_ROLES) browsers.set(role, await deskBrowserOf(server, role));
  branch.own = await one(sql`select id from branches order by position, id limit 1`);
  branch.foreign = await one(sql`select id from branches order by position, id offset 6 limit 1`);
  const enter = (phone: string, where: number | null) =>
    one(sql`insert into requests (section, text, phone, full_name, name_folded, branch_id)
      values ('shop', 'x', ${phone}, 'Азиз', 'aziz', ${where}::int) returning id`);
  const own = await createDemoCustomer(server, { phone: '+998907770001' });
  const foreign = await createDemoCustomer(server, { phone: '+998907770002' });
  enquiries.own = await enter(own.phone, branch.own);
  enquiries.foreign = await enter(foreign.phone, branch.foreign);
  enquiries.nobodys = await enter('+998907770003', null);
  const stranger = await one(sql`insert into staff (phone, name, role, password_hash)
    values ('+998907770004', 'Чужой', 'adviser', 'none') returning id`);
  await server.db.execute(sql`insert into staff_branches values (${stranger}, ${branch.foreign})`);
  const arrive = (where: number) =>
    one(sql`insert into visits (branch_id, phone, name, plate, car, year, mileage, language)
      values (${where}, ${own.phone}, 'Азиз', '01A777AA', 'Cobalt', 2019, 90000, 'ru') returning id`);
  visits.own = await arrive(branch.own);
  visits.foreign = await arrive(branch.foreign);
  customers.own = own.userId;
  customers.foreign = foreign.userId;
  await bookedOnline(server.db, own.userId, branch.own);
  await bookedOnline(server.db, foreign.userId, branch.foreign);
});
afterAll(() => server.close());

const phone = '+998907770009';
/** Minimal valid bodies of calls that do not change the data of other tests. */
const bodies: Partial<Record<Name, object>> = {
  addTask: { text: 'x', due_at: '2026-12-01T10:00:00Z' },
  changeTask: { done: true },
  signIn: { phone, password: 'x' },
  giveSecondFactor: { code: 'x' },
  changeOwnPassword: { old_password: 'not mine', password: 'seven quiet rivers' },
  startTotp: { password: 'not mine' },
  confirmTotp: { code: 'x' },
  disableTotp: { password: 'not mine' },
  readInvitation: { token: 'x'.repeat(43) },
  acceptInvitation: { token: 'x'.repeat(43), name: 'x', password: 'seven quiet rivers' },
  inviteStaff: { phone, name: 'x', role: 'adviser', branches: [] },
  changeStaff: { role: 'adviser', branches: [] },
  disableStaff: {},
  enableStaff: {},
  resendInvitation: {},
  refuseReview: { reason: 'x' },
  answerReview: { answer: 'x' },
  changeEnquiry: {},
  changeEnquiries: { items: [{ id: 1_000_000, version: 1 }], change: {} },
  noteEnquiry: { text: 'x' },
  enterEnquiry: { phone, name: 'x', text: 'x', section: 'shop', branch: 1_000_000 },
  saveView: { name: 'x', filter: 'status=new' },
  noteCustomer: { text: 'x' },
  mergeCustomers: { from: 1_000_000 },
  newContent: { value: { unknown: 1 } },
  saveContent: { value: {} },
  restoreContent: { number: 0 },
  publishContent: {},
  orderContent: { ids: [1_000_000, 1_000_001] },
  changeContents: { action: 'hide', items: [{ id: 1_000_000, version: 0 }] },
  changePicture: {},
  renderPicture: { width: 960, height: 640 },
  countStock: { branch: 1_000_000, on_hand: 1, seen: 0, reason: 'count' },
  moveStock: { branch: 1_000_000, change: 1, reason: 'receipt' },
  transferStock: { from: 1_000_000, to: 1_000_001, quantity: 1 },
  checkImport: { columns: ['number', 'price'] },
  rereadImport: { head: 1 },
  applyImport: { check: 1 },
  beginVisit: {
    branch: 1_000_000,
    phone,
    first_name: 'x',
    last_name: '',
    language: 'ru',
    mileage: 1,
    car: { id: null, model: 1, year: 2019, plate: 'x' },
  },
  changeVisit: {},
  addVisitLine: { kind: 'free', name: { ru: 'x', uz: 'x' }, price: 1 },
  changeVisitLine: {},
  addVisitFinding: {
    level: 'red',
    title: { ru: 'x', uz: 'x' },
    note: '',
    service: null,
    due_date: null,
    due_mileage: null,
  },
  changeVisitFinding: {},
  decideEstimate: { estimate: 1, decisions: [{ line: 1, decision: null }] },
  makeBooking: { branch: 1_000_000, source: 'walk_in', services: [], phone, name: 'x' },
  changeBooking: {},
  setBookingState: { state: 'arrived' },
  blockBay: { bay: 1_000_000, starts_at: '2026-12-01T10:00:00+05:00', minutes: 60, note: 'x' },
  blockPhone: { phone, reason: 'xxx' },
  settleBookings: { action: 'cancel', bookings: [{ id: 1_000_000, version: 1 }] },
  readNotifications: { id: 1_000_000 },
  sendMessage: { to: { kind: 'visit', id: 1_000_000 }, text: 'x' },
};
const queries: Partial<Record<Name, string>> = {
  exportEnquiries: '?format=csv',
  lookUpCustomers: '?phone=9077',
  searchDesk: '?q=9077',
  listGuarantees: '?plate=01A777AA',
  listWorkers: '?branch=1',
  listPromiseTimes: '?branch=1',
  readCalendar: '?branch=1&from=2026-12-01&days=1',
  findBookings: '?q=777',
  draftMessage: '?kind=visit&id=1000000',
  readDeskTimes: '?branch=1&from=2026-12-01&days=1',
  listWaitlist: '?branch=1&day=2026-12-01',
};

const pathOf = ({ path }: DeskCall, id: number) =>
  path
    .replace(':id', String(id))
    .replace(':kind', 'services')
    .replace(':number', '0')
    .replace(':thing', '1')
    .replace(':paper', 'order');

const ask = (browser: DeskBrowser, name: Name, id = 1_000_000, body = bodies[name]) => {
  const call: DeskCall = deskCalls[name];
  return browser.call(call.method, `${pathOf(call, id)}${queries[name] ?? ''}`, {
    ...(body && { body }),
    ...(call.headers?.properties['if-match'] && { headers: { 'if-match': '1' } }),
  });
};

/**
 * Scope of each call's data: by branch (id or list), without a branch, owners only, site-wide, or readable by all and
 * changed by the branch.
 */
const grounds: Record<
  Name,
  | 'oneself'
  | 'enquiry'
  | 'customer'
  | 'message'
  | 'list'
  | 'entered'
  | 'owners'
  | 'sites'
  | 'stock'
  | 'visit'
  | 'review'
  | 'booking'
> = {
  signIn: 'oneself',
  giveSecondFactor: 'oneself',
  signOut: 'oneself',
  me: 'oneself',
  ownSessions: 'oneself',
  endOwnSession: 'oneself',
  endOtherOwnSessions: 'oneself',
  changeOwnPassword: 'oneself',
  startTotp: 'oneself',
  confirmTotp: 'oneself',
  disableTotp: 'oneself',
  readInvitation: 'oneself',
  acceptInvitation: 'oneself',
  listViews: 'oneself',
  saveView: 'oneself',
  deleteView: 'oneself',
  events: 'list',
  listStaff: 'owners',
  inviteStaff: 'owners',
  changeStaff: 'owners',
  disableStaff: 'owners',
  enableStaff: 'owners',
  resendInvitation: 'owners',
  withdrawInvitation: 'owners',
  listAudit: 'owners',
  listColleagues: 'list',
  listEnquiries: 'list',
  totalOfEnquiries: 'list',
  countEnquiries: 'list',
  dayOfEnquiries: 'list',
  exportEnquiries: 'list',
  listCustomers: 'list',
  lookUpCustomers: 'list',
  readToday: 'list',
  readOutbox: 'list',
  readEnquiry: 'enquiry',
  changeEnquiry: 'enquiry',
  noteEnquiry: 'enquiry',
  changeEnquiries: 'entered',
  enterEnquiry: 'entered',
  searchDesk: 'list',
  listTasks: 'list',
  listCustomerMessages: 'customer',
  listVisitMessages: 'visit',
  listBookingMessages: 'booking',
  draftMessage: 'oneself',
  sendMessage: 'oneself',
  addTask: 'oneself',
  changeTask: 'oneself',
  readCustomer: 'customer',
  noteCustomer: 'customer',
  mergeCustomers: 'customer',
  retryMessage: 'message',
  listContentKinds: 'sites',
  listContent: 'sites',
  readContent: 'sites',
  listContentVersions: 'sites',
  readContentVersion: 'sites',
  newContent: 'sites',
  saveContent: 'sites',
  discardContent: 'sites',
  restoreContent: 'sites',
  publishContent: 'sites',
  previewContent: 'sites',
  endContentPreviews: 'sites',
  unscheduleContent: 'sites',
  hideContent: 'sites',
  showContent: 'sites',
  orderContent: 'sites',
  changeContents: 'sites',
  uploadPicture: 'sites',
  listPictures: 'sites',
  changePicture: 'sites',
  renderPicture: 'sites',
  deletePicture: 'sites',
  listStock: 'sites',
  readStock: 'sites',
  listStockMoves: 'sites',
  countStock: 'stock',
  moveStock: 'stock',
  transferStock: 'stock',
  uploadImport: 'sites',
  listImports: 'sites',
  importTemplate: 'sites',
  readImport: 'sites',
  listImportRows: 'sites',
  importErrors: 'sites',
  rereadImport: 'sites',
  checkImport: 'sites',
  applyImport: 'sites',
  undoImport: 'sites',
  listGuarantees: 'list',
  listVisits: 'list',
  listWorkers: 'list',
  listPromiseTimes: 'list',
  beginVisit: 'entered',
  listReviews: 'list',
  showReview: 'review',
  refuseReview: 'review',
  answerReview: 'review',
  printVisit: 'visit',
  readVisit: 'visit',
  changeVisit: 'visit',
  addVisitLine: 'visit',
  changeVisitLine: 'visit',
  removeVisitLine: 'visit',
  addVisitFinding: 'visit',
  changeVisitFinding: 'visit',
  removeVisitFinding: 'visit',
  addVisitPhoto: 'visit',
  removeVisitPhoto: 'visit',
  readVisitPhoto: 'visit',
  sendEstimate: 'visit',
  decideEstimate: 'visit',
  closeVisit: 'visit',
  correctVisit: 'visit',
  readCalendar: 'booking',
  findBookings: 'booking',
  listComingBookings: 'booking',
  readDeskTimes: 'booking',
  readBooking: 'booking',
  makeBooking: 'booking',
  changeBooking: 'booking',
  setBookingState: 'booking',
  blockBay: 'booking',
  unblockBay: 'booking',
  listWaitlist: 'booking',
  removeWaitlistEntry: 'booking',
  readCalendarFeed: 'booking',
  createCalendarFeed: 'booking',
  deleteCalendarFeed: 'booking',
  listBookingTasks: 'booking',
  settleBookings: 'booking',
  listNotifications: 'list',
  readNotifications: 'oneself',
  listPhoneBlocks: 'sites',
  blockPhone: 'sites',
  unblockPhone: 'sites',
};
const namesOf = (ground: (typeof grounds)[Name]) =>
  (Object.keys(grounds) as Name[]).filter((name) => grounds[name] === ground);

it('only owners may make the calls that are listed for owners', () => {
  for (const name of namesOf('owners')) {
    const who = STAFF_ROLES.filter((role) => mayDo(role, accessOf(name) as Permission));
    expect({ name, who }).toEqual({ name, who: ['owner'] });
  }
});

/** Excludes signing out, which would end the session that the tests share. */
const names = (Object.keys(deskCalls) as Name[]).filter((name) => name !== 'signOut');
const isStream = (name: Name) => (deskCalls[name] as DeskCall).raw === 'events';
const accessOf = (name: Name) => (deskCalls[name] as DeskCall).access;
const isOpen = (name: Name) => accessOf(name) === 'nobody';

const outsiders: [string, () => Promise<DeskBrowser>][] = [
  ['nobody', async () => deskBrowser(server)],
  [
    'a made-up cookie',
    async () => {
      const browser = deskBrowser(server);
      browser.setCookie(`desk=${'A'.repeat(43)}`);
      return browser;
    },
  ],
  [
    "a customer's token",
    async () => {
      const { accessToken } = await createDemoCustomer(server);
      const browser = deskBrowser(server);
      const call: DeskBrowser['call'] = (method, path, given) =>
        browser.call(method, path, {
          ...given,
          headers: { ...given?.headers, authorization: `Bearer ${accessToken}` },
        });
      return { ...browser, call };
    },
  ],
  [
    "a customer's token as the cookie",
    async () => {
      const { accessToken } = await createDemoCustomer(server);
      const browser = deskBrowser(server);
      browser.setCookie(`desk=${accessToken}`);
      return browser;
    },
  ],
];

describe.each(outsiders)('%s', (_who, browserFor) => {
  it.each(names.filter((name) => !isOpen(name)))('calling %s answers 401', async (name) => {
    const { statusCode, body } = await ask(await browserFor(), name);
    expect({ statusCode, code: JSON.parse(body).code }).toEqual({ statusCode: 401, code: 'desk_not_signed_in' });
  });
});

describe.each([...STAFF_ROLES])('%s is allowed exactly the permitted calls', (role) => {
  const tried = names.filter((name) => !isOpen(name) && accessOf(name) in permissions && !isStream(name));
  it.each(tried)('%s', async (name) => {
    const browser = browsers.get(role);
    if (!browser) throw new Error(role);
    const { statusCode, body } = await ask(browser, name);
    // A 403 with another code protects the shared demo accounts.
    const isForbidden = statusCode === 403 && JSON.parse(body).code === 'forbidden';
    const isRefused = !mayDo(role, accessOf(name) as Permission);
    expect({ name, isRefused: isForbidden, isWrong: statusCode >= 500 || statusCode === 401 }).toEqual({
      name,
      isRefused,
      isWrong: false,
    });
  });
});

it('a session without second factor may only complete the sign-in', async () => {
  const browser = await deskBrowserOf(server, 'owner');
  await server.db.execute(
    sql`update staff_sessions set stage = 'second_factor' where id = (select max(id) from staff_sessions)`,
  );
  for (const name of names.filter((name) => !isOpen(name) && accessOf(name) !== 'password')) {
    const { statusCode, body } = await ask(browser, name);
    expect({ name, statusCode, code: JSON.parse(body).code }).toEqual({
      name,
      statusCode: 403,
      code: 'second_factor_needed',
    });
  }
});

describe.each(['manager', 'adviser'] as const)('%s and a foreign branch', (role) => {
  const browser = () => {
    const found = browsers.get(role);
    if (!found) throw new Error(role);
    return found;
  };
  const may = (name: Name) => mayDo(role, accessOf(name) as Permission);
  const changes: Partial<Record<Name, object>> = { changeEnquiry: { status: 'done' }, noteEnquiry: { text: 'x' } };

  it.each(
    namesOf('enquiry').filter(may),
  )('%s answers 404 for an enquiry of a foreign branch, not for the own or without a branch', async (name) => {
    const absent = await ask(browser(), name, 999_999, changes[name]);
    const foreign = await ask(browser(), name, enquiries.foreign, changes[name]);
    expect([foreign.statusCode, foreign.body]).toEqual([absent.statusCode, absent.body]);
    expect(foreign.statusCode).toBe(404);
    for (const id of [enquiries.own, enquiries.nobodys]) {
      expect([200, 201, 412]).toContain((await ask(browser(), name, id, changes[name])).statusCode);
    }
  });

  it('a bulk change reports an enquiry of a foreign branch as missing', async () => {
    const body = { items: [{ id: enquiries.foreign, version: 1 }], change: { status: 'spam' } };
    expect((await ask(browser(), 'changeEnquiries', 0, body)).json()).toEqual({
      changed: [],
      conflicts: [],
      missing: [enquiries.foreign],
    });
    const { rows } = await server.db.execute(sql`select status, version from requests where id = ${enquiries.foreign}`);
    expect(rows).toEqual([{ status: 'new', version: 1 }]);
  });

  it('enquiries of a foreign branch are excluded from lists, counts, search, day view and exports', async () => {
    const { call } = browser();
    const { rows } = await server.db.execute<{ reference: string }>(
      sql`select reference from requests where id = ${enquiries.foreign}`,
    );
    const reference = rows[0]?.reference ?? 'none';
    for (const path of [
      '/enquiries',
      '/enquiries?q=7770002',
      `/enquiries?q=${reference}`,
      `/enquiries?branch=${branch.foreign}`,
      `/enquiries/total?q=7770002`,
      '/enquiries?order=urgent',
      '/enquiries/day?day=2099-01-01',
      '/customers',
      '/customers?q=7770002',
      '/customers/lookup?phone=7770002',
      '/search/?q=7770002',
      `/search/?q=${reference}`,
      '/today',
    ]) {
      const { body, statusCode } = await call('GET', path);
      expect({ path, statusCode, found: body.includes(reference) || body.includes('7770002') }).toEqual({
        path,
        statusCode: 200,
        found: false,
      });
    }
    expect((await call('GET', '/enquiries/total?q=7770002')).json()).toEqual({ total: 0 });
    const colleagues = (await call('GET', '/colleagues')).json<{ name: string }[]>();
    expect(colleagues.map(({ name }) => name)).not.toContain('Чужой');
    const all = await browsers.get('owner')?.call('GET', '/enquiries?q=7770002');
    expect(all?.body).toContain(reference);
    const bySigns = await browsers.get('owner')?.call('GET', '/customers?q=---');
    expect(bySigns?.json()).toMatchObject({ items: [] });
    const counts = async (who: DeskBrowser) => (await who.call('GET', '/enquiries/counts')).json<{ new: number }>().new;
    const owners = browsers.get('owner');
    if (owners) expect(await counts(browser())).toBeLessThan(await counts(owners));
    if (role === 'manager') expect((await call('GET', '/enquiries/export?format=csv')).body).not.toContain('7770002');
  });

  it('cannot move an enquiry to a foreign branch or assign it to staff without access', async () => {
    const { call } = browser();
    const send = (body: object) => call('PATCH', `/enquiries/${enquiries.own}`, { body, headers: { 'if-match': '1' } });
    const entered = await call('POST', '/enquiries', {
      body: { phone, name: 'x', text: 'x', section: 'shop', branch: branch.foreign },
    });
    expect([entered.statusCode, entered.json().errors]).toEqual([400, { branch: expect.any(Array) }]);
    await server.db.execute(sql`update requests set version = 1 where id = ${enquiries.own}`);
    expect((await send({ branch: branch.foreign })).json().errors).toEqual({ branch: expect.any(Array) });
    const editor = await one(sql`select id from staff where role = 'editor'`);
    expect((await send({ assignee: editor })).json().errors).toEqual({ assignee: expect.any(Array) });
  });

  it.each(
    namesOf('customer').filter(may),
  )('%s answers 404 for customers who did not book at the own branch', async (name) => {
    const absent = await ask(browser(), name, 999_999);
    const foreign = await ask(browser(), name, customers.foreign);
    expect([foreign.statusCode, foreign.body]).toEqual([absent.statusCode, absent.body]);
    expect(foreign.statusCode).toBe(404);
    expect((await ask(browser(), name, customers.own)).statusCode).toBeLessThan(300);
  });

  it('an enquiry gives no access to the customer card, because its phone is not verified', async () => {
    const { call } = browser();
    const stranger = await createDemoCustomer(server);
    const plate = role === 'manager' ? '77X777XX' : '88X888XX';
    await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
      values (${stranger.userId}, (select min(id) from car_models), 'VIN', 2020, ${plate}, 1)`);
    await server.db.execute(sql`insert into desk_notes (user_id, text) values (${stranger.userId}, 'Тайна')`);
    const typed = await call('POST', '/enquiries', {
      body: { phone: stranger.phone, name: 'Незнакомец', text: 'x', section: 'shop', branch: branch.own },
    });
    const nobodys = await one(sql`insert into requests (section, text, phone, full_name, name_folded)
      values ('shop', 'x', ${stranger.phone}, 'Незнакомец', 'neznakomets') returning id`);
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/main/main/requests/',
      payload: {
        section: 'shop',
        text: 'x',
        full_name: 'Незнакомец',
        phone: stranger.phone,
        branch: branch.own,
      },
    });
    expect(sent.statusCode).toBe(201);
    const seen = async () => ({
      card: (await call('GET', `/customers/${stranger.userId}`)).statusCode,
      note: (await call('POST', `/customers/${stranger.userId}/notes`, { body: { text: 'x' } })).statusCode,
      listed: (await call('GET', `/customers?q=${stranger.phone.slice(1)}`)).json().items.length,
      hits: (await call('GET', `/customers/lookup?phone=${stranger.phone.slice(1)}`)).json(),
      byPlate: (await call('GET', `/enquiries/total?q=${plate}`)).json().total,
      customers: await Promise.all(
        [typed.json().id, nobodys, sent.json().id].map(
          async (id) => (await call('GET', `/enquiries/${id}`)).json().customer,
        ),
      ),
    });
    const unknown = { id: null, name: 'Незнакомец', signed_in_at: null, cars: [] };
    expect(await seen()).toEqual({
      card: 404,
      note: 404,
      listed: 0,
      // The name entered at the desk, not that of the account.
      hits: [
        {
          id: null,
          phone: stranger.phone,
          name: 'Незнакомец',
          car: null,
          brand: null,
          model: null,
          year: null,
          plate: null,
          vin: null,
        },
      ],
      byPlate: 0,
      customers: [unknown, unknown, unknown],
    });
    await bookedOnline(server.db, stranger.userId, branch.own);
    expect(await seen()).toMatchObject({ card: 200, note: 201, listed: 1, byPlate: 3 });
  });

  for (const name of namesOf('message').filter(may))
    it(`${name} answers 404 for a message about an enquiry of a foreign branch`, async () => {
      const failed = (request: number) =>
        one(sql`insert into messages (channel, kind, state, sealed, attempts, next_try_at, expires_at, request_id)
        values ('telegram', 'enquiry_taken', 'dead', 'sealed', 3, now(), now(), ${request}) returning id`);
      const foreign = await ask(browser(), name, await failed(enquiries.foreign));
      expect(foreign.statusCode).toBe(404);
      expect((await ask(browser(), name, await failed(enquiries.own))).statusCode).toBe(204);
      const { dead } = (await browser().call('GET', '/outbox')).json<{ dead: { enquiry: { id: number } }[] }>();
      expect(dead.map(({ enquiry }) => enquiry.id)).not.toContain(enquiries.foreign);
    });
});

describe.each(['manager', 'adviser', 'mechanic'] as const)('%s and the visits of a foreign branch', (role) => {
  const browser = () => {
    const found = browsers.get(role);
    if (!found) throw new Error(role);
    return found;
  };
  const calls = namesOf('visit').filter((name) => mayDo(role, accessOf(name) as Permission));

  it.each(calls)('%s answers 404 for a visit of a foreign branch, not for the own', async (name) => {
    const absent = await ask(browser(), name, 999_999);
    const foreign = await ask(browser(), name, visits.foreign);
    expect([foreign.statusCode, foreign.body]).toEqual([absent.statusCode, absent.body]);
    expect(foreign.statusCode).toBe(404);
    await server.db.execute(sql`update visits set version = 1 where id = ${visits.own}`);
    const own = await ask(browser(), name, visits.own);
    const isThingMissing = own.statusCode === 404 && deskCalls[name].path.includes(':thing');
    expect([name, isThingMissing || [200, 400, 409].includes(own.statusCode)]).toEqual([name, true]);
  });

  it('visits of a foreign branch are excluded from lists', async () => {
    for (const query of ['', '?q=01A777AA', `?branch=${branch.foreign}`, '?state=open', `?customer=${customers.own}`]) {
      const { items } = (await browser().call('GET', `/visits${query}`)).json<{ items: { id: number }[] }>();
      expect([query, items.map(({ id }) => id).includes(visits.foreign)]).toEqual([query, false]);
    }
    expect((await browser().call('GET', `/workers?branch=${branch.foreign}`)).json()).toEqual([]);
  });
});

it('customer calls do not accept the desk cookie', async () => {
  const owner = browsers.get('owner');
  for (const url of ['/api/main/authentication/requests', '/api/main/authentication/sessions']) {
    const reply = await server.app.inject({ url, headers: { cookie: owner?.cookie() ?? '' } });
    expect(reply.statusCode).toBe(401);
  }
});

it('records a refused call with its staff member in log and security events, and counts reads of customer cards', async () => {
  const lines: string[] = [];
  const app = await buildApp({
    config: { ...server.config, logLevel: 'info' },
    db: server.db,
    logTo: { write: (line) => lines.push(line) },
  });
  const adviser = browsers.get('adviser');
  const ask = (id: number) =>
    app.inject({ url: `/api/desk/customers/${id}`, headers: { cookie: adviser?.cookie() ?? '' } });
  const me = (await adviser?.call('GET', '/me'))?.json<{ id: number }>().id;
  const before = await server.db.$count(securityEvents, eq(securityEvents.kind, 'desk_refused'));
  expect((await ask(customers.foreign)).statusCode).toBe(404);
  for (let reads = 0; reads < 2; reads += 1) expect((await ask(customers.own)).statusCode).toBe(200);
  await app.close();
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({ url: `/api/desk/customers/${customers.foreign}`, status: 404, staff: me }),
  );
  expect(logged).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ kind: 'desk_refused', staffId: me }) }),
  );
  expect(await server.db.$count(securityEvents, eq(securityEvents.kind, 'desk_refused'))).toBe(before + 1);
  const { rows } = await server.db.execute<{ thing_id: number }>(
    sql`select thing_id, times >= 2 as again from desk_reads where staff_id = ${me} and call = '/customers/:id'
      and thing_id in (${customers.own}, ${customers.foreign})`,
  );
  expect(rows).toEqual([{ thing_id: customers.own, again: true }]);
});

it('counts reads of booking tasks and of the waitlist per staff member', async () => {
  const adviser = browsers.get('adviser');
  const me = (await adviser?.call('GET', '/me'))?.json<{ id: number }>().id;
  const reads = () =>
    server.db.execute(sql`select call, sum(times)::int as times from desk_reads
      where staff_id = ${me} and call in ('/booking-tasks', '/booking-waits') group by call order by call`);
  await server.db.execute(sql`delete from desk_reads`);
  for (const path of ['/booking-tasks', `/booking-waits?branch=${branch.own}&day=2026-12-01`])
    expect((await adviser?.call('GET', path))?.statusCode).toBe(200);
  expect((await reads()).rows).toEqual([
    { call: '/booking-tasks', times: 1 },
    { call: '/booking-waits', times: 1 },
  ]);
});

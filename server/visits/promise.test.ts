import { sql } from 'drizzle-orm';
import { DAY_MS, dateAt, localAt, MINUTE_MS, timeOfLocal } from '#contract/rules/clock';
import type { Task, TaskList } from '#contract/tasks';
import type { OpenVisit } from '#contract/visits';
import type { PromiseTimes, Visit } from '#contract/visitsDesk';
import { unsealMessage } from '../messages/sealedMessage';
import type { Span } from '../platform/minutes';
import { seedDesk } from '../seed/seedDesk';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { type DeskBrowser, deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { visitsOf } from '../testing/visitLinks';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';
import { doneAfter, promiseTimesOf } from './promise';
import { promisedSms, promisedTelegram } from './texts';

const minuteAt = (local: string): number => timeOfLocal(local) / MINUTE_MS;
const day = (date: string, from = '09:00', to = '19:00'): Span => ({
  from: minuteAt(`${date}T${from}`),
  to: minuteAt(`${date}T${to}`),
});
/** Open on Monday and Tuesday, closed on Wednesday, open on Thursday. */
const SPANS = [day('2027-03-01'), day('2027-03-02'), day('2027-03-04')];
const offered = (now: string, ready: string | null, spans: readonly Span[] = SPANS) => {
  const { suggested, times } = promiseTimesOf(spans, {
    now: minuteAt(now),
    ready: ready === null ? null : minuteAt(ready),
  });
  const local = (minute: number) => localAt(minute * MINUTE_MS);
  return { suggested: suggested === null ? null : local(suggested), times: times.map(local) };
};

describe('offered times', () => {
  it('have the end of the work, some hours from now, closing time and the next morning', () => {
    expect(offered('2027-03-01T10:05', '2027-03-01T12:10')).toEqual({
      suggested: '2027-03-01T12:15',
      times: ['2027-03-01T11:15', '2027-03-01T12:15', '2027-03-01T14:15', '2027-03-01T19:00', '2027-03-02T11:00'],
    });
  });

  it('are in opening hours and in the future', () => {
    expect(offered('2027-03-01T18:40', '2027-03-01T19:40')).toEqual({
      suggested: '2027-03-02T09:00',
      times: ['2027-03-01T19:00', '2027-03-02T09:00', '2027-03-02T11:00'],
    });
    expect(offered('2027-03-02T21:00', '2027-03-02T22:00')).toEqual({
      suggested: '2027-03-04T09:00',
      times: ['2027-03-04T09:00', '2027-03-04T11:00'],
    });
    expect(offered('2027-03-01T10:00', '2027-03-01T09:00').suggested).toBe('2027-03-01T10:15');
  });

  it('exist without opening hours', () => {
    expect(offered('2027-03-01T22:00', '2027-03-01T23:00', []).suggested).toBe('2027-03-01T23:00');
  });

  it('carry unfinished work over to the next open day', () => {
    expect(doneAfter(SPANS, minuteAt('2027-03-02T18:00'), 180)).toBe(minuteAt('2027-03-04T11:00'));
    expect(doneAfter(SPANS, minuteAt('2027-03-01T07:00'), 60)).toBe(minuteAt('2027-03-01T10:00'));
    expect(doneAfter(SPANS, minuteAt('2027-03-01T18:00'), 60)).toBe(minuteAt('2027-03-01T19:00'));
    expect(doneAfter([], minuteAt('2027-03-01T18:00'), 60)).toBe(minuteAt('2027-03-01T19:00'));
  });
});

describe('messages', () => {
  const promise = {
    branch: 'Yolda Юнусабад',
    phone: '+998712000020',
    promisedAt: new Date('2027-03-01T13:00:00Z'),
    at: new Date('2027-03-01T08:00:00Z'),
  };

  it('name the time in Tashkent, without personal data', () => {
    const tomorrow = { ...promise, promisedAt: new Date('2027-03-01T19:30:00Z') };
    expect(promisedSms('ru', promise)).toBe(
      'Yolda Юнусабад: машина будет готова сегодня к 18:00. Вопросы: +998712000020',
    );
    expect(promisedSms('ru', tomorrow)).toContain('готова 02.03 к 00:30.');
    expect(promisedSms('uz', { ...promise, branch: 'Yolda Yunusobod' })).toBe(
      "Yolda Yunusobod: mashina bugun soat 18:00 ga tayyor bo'ladi. Savollar: +998712000020",
    );
    expect(promisedTelegram('uz', tomorrow, { reference: 'Y-1', link: 'https://x' })).toBe(
      'Mashina 02.03 kuni soat 00:30 ga tayyor boʻlishini vaʼda qilamiz. Tashrif Y-1.\nYolda Юнусабад\n+998712000020\nhttps://x',
    );
  });
});

let server: TestServer;
let ground: Ground;
let manager: DeskBrowser;
let adviser: DeskBrowser;
let desk: ReturnType<typeof visitsOf>;
let mechanic: ReturnType<typeof visitsAtDesk>;
let owner: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  manager = await deskBrowserOf(server, 'manager');
  adviser = await deskBrowserOf(server, 'adviser');
  desk = visitsOf(server, adviser);
  mechanic = visitsAtDesk(await deskBrowserOf(server, 'mechanic'));
  ground = await groundOf(server);
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  await alwaysOpen();
  await server.db.execute(sql`delete from desk_tasks`);
  await server.db.execute(sql`delete from messages`);
  owner = await createDemoCustomer(server);
  await prefer(0, 0);
});

const open = (hours: [string, string][]) => {
  const week = JSON.stringify(Array.from({ length: 7 }, () => hours));
  return server.db.execute(sql`update branches set week = ${week}::jsonb`);
};
const alwaysOpen = () => open([['00:00', '00:00']]);
const prefer = (from: number, to: number) =>
  server.db.execute(sql`insert into message_wishes (user_id, channel, language, quiet_from, quiet_to)
    values (${owner.userId}, 'sms', 'ru', ${from}, ${to}) on conflict (user_id) do update
    set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`);
const inHours = (hours: number) =>
  new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + hours * 60 * MINUTE_MS).toISOString();
const begin = (promise?: string) =>
  desk.begin(
    newVisit(ground, {
      phone: owner.phone,
      mileage_seen: true,
      ...(promise !== undefined && { promised_at: promise }),
    }),
  );
const promised = (visit: Visit, promise: string | null) => desk.now('PATCH', visit.id, '', { promised_at: promise });
const tasks = async (whose: 'mine' | 'all' = 'all', state = 'open', of = adviser): Promise<Task[]> =>
  (await of.call('GET', `/tasks?whose=${whose}&state=${state}`))
    .json<TaskList>()
    .items.filter(({ kind }) => kind === 'promise');
/** Moves the promise of a visit, and its task, to the past. */
const pass = ({ id }: Visit, minutes = 5) =>
  server.db.execute(sql`with moved as (
      update visits set promised_at = date_trunc('minute', now()) - make_interval(mins => ${minutes}) where id = ${id} returning promised_at)
    update desk_tasks set due_at = moved.promised_at, promised_at = moved.promised_at from moved
      where visit_id = ${id} and kind = 'promise' and done_at is null`);
const messages = async () => {
  const { rows } = await server.db.execute<{ kind: string; wait: number; sealed: string }>(
    sql`select kind, round(extract(epoch from next_try_at - created_at))::int as wait, sealed from messages
      where kind like 'visit_promised%' and sealed is not null order by id`,
  );
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    text: (unsealMessage(sealed, server.app.config.secrets.code) as { text: string }).text,
  }));
};
const ownVisit = async () =>
  (
    await server.app.inject({
      url: '/api/main/authentication/visits',
      headers: { authorization: `Bearer ${owner.accessToken}` },
    })
  ).json<OpenVisit[]>()[0];

describe('a promised time', () => {
  it('is set at reception, and seen on the board, in the account and on the estimate until the car is ready', async () => {
    const promise = inHours(3);
    const visit = await begin(promise);
    expect(Date.parse(visit.promised_at ?? '')).toBe(Date.parse(promise));
    expect(Date.parse((await ownVisit())?.promised_at ?? '')).toBe(Date.parse(promise));
    await desk.now('POST', visit.id, '/lines', { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' }, price: 5 });
    const { token } = await desk.send(visit.id);
    const estimate = async () =>
      (await server.app.inject({ url: `/api/main/main/estimates/${token}` })).json<{ promised_at?: string }>();
    expect(Date.parse((await estimate()).promised_at ?? '')).toBe(Date.parse(promise));
    await desk.now('PATCH', visit.id, '', { state: 'in_work' });
    await desk.now('PATCH', visit.id, '', { state: 'ready' });
    expect(await ownVisit()).not.toHaveProperty('promised_at');
    expect(await estimate()).not.toHaveProperty('promised_at');
    expect(await messages()).toEqual([]);
  });

  it('is null by default, and can be withdrawn', async () => {
    const visit = await begin();
    expect(visit.promised_at).toBeNull();
    const set = await promised(visit, inHours(2));
    expect(set.promised_at).not.toBeNull();
    expect((await promised(visit, null)).promised_at).toBeNull();
    expect(await messages()).toEqual([]);
  });

  it.each([
    ['that is over', () => inHours(-1)],
    ['beyond two months', () => new Date(Date.now() + 70 * DAY_MS).toISOString()],
    ['of a leap second', () => `${dateAt(Date.now() + DAY_MS)}T10:59:60Z`],
  ])('%s is refused beside the field', async (_why, promise) => {
    const visit = await begin();
    const reply = await desk.ask('PATCH', visit, '', { promised_at: promise() });
    expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([400, ['promised_at']]);
    const begun = await adviser.call('POST', '/visits', {
      body: newVisit(ground, { phone: owner.phone, mileage_seen: true, promised_at: promise() }),
    });
    expect([begun.statusCode, Object.keys(begun.json<{ errors: object }>().errors)]).toEqual([400, ['promised_at']]);
  });

  it('must be in opening hours of the branch', async () => {
    const visit = await begin();
    const tomorrow = dateAt(Date.now() + DAY_MS);
    await open([['09:00', '19:00']]);
    const at = (clock: string) => new Date(timeOfLocal(`${tomorrow}T${clock}`)).toISOString();
    expect((await desk.ask('PATCH', visit, '', { promised_at: at('19:01') })).json()).toMatchObject({
      errors: { promised_at: ['В это время филиал закрыт.'] },
    });
    expect((await promised(visit, at('19:00'))).promised_at).not.toBeNull();
    const offers = (await adviser.call('GET', `/promises?branch=${ground.own}&visit=${visit.id}`)).json<PromiseTimes>();
    expect(offers.times.length).toBeGreaterThan(0);
    for (const time of offers.times) {
      const clock = localAt(time).slice(11);
      expect(clock >= '09:00' && clock <= '19:00').toBe(true);
    }
  });

  it('is not changed by a mechanic, at a foreign branch, on an outdated version, or of a ready car', async () => {
    const visit = await begin();
    const body = { promised_at: inHours(2) };
    expect((await mechanic.ask('PATCH', visit, '', body)).statusCode).toBe(403);
    const changed = await desk.change('PATCH', visit, '', { note: 'x' });
    expect((await desk.ask('PATCH', visit, '', body)).statusCode).toBe(412);
    await server.db.execute(sql`update visits set branch_id = ${ground.foreign} where id = ${visit.id}`);
    expect((await desk.ask('PATCH', changed, '', body)).statusCode).toBe(404);
    expect((await adviser.call('GET', `/promises?branch=${ground.foreign}&visit=${visit.id}`)).json()).toEqual({
      suggested: null,
      times: [],
    });
    await server.db.execute(sql`update visits set branch_id = ${ground.own} where id = ${visit.id}`);
    await desk.now('PATCH', visit.id, '', { state: 'in_work' });
    const ready = await desk.now('PATCH', visit.id, '', { state: 'ready' });
    expect((await desk.ask('PATCH', ready, '', body)).json()).toMatchObject({ code: 'visit_step' });
  });
});

describe('the message about a promised time', () => {
  it('is sent once per change after reception, the last one only', async () => {
    const visit = await begin(inHours(3));
    expect(await messages()).toEqual([]);
    const next = inHours(5);
    const once = await promised(visit, next);
    expect(await messages()).toMatchObject([
      { kind: 'visit_promised_sms', wait: 10, text: expect.stringContaining(localAt(next).slice(11)) },
    ]);
    expect((await promised(visit, next)).version).toBe(once.version);
    expect(await messages()).toHaveLength(1);
    const last = inHours(7);
    await promised(visit, last);
    expect((await messages()).map(({ text }) => text)).toEqual([expect.stringContaining(localAt(last).slice(11))]);
    await desk.now('PATCH', visit.id, '', { state: 'in_work' });
    expect(await messages()).toHaveLength(1);
    await desk.now('PATCH', visit.id, '', { state: 'ready' });
    expect(await messages()).toEqual([]);
  });

  it('waits for the end of quiet hours, and is not sent if they end after the promised time', async () => {
    const hour = Number(localAt(Date.now()).slice(11, 13));
    await prefer(hour, (hour + 2) % 24);
    const visit = await begin();
    await promised(visit, inHours(1));
    expect(await messages()).toEqual([]);
    await promised(visit, inHours(6));
    const [message] = await messages();
    expect(message?.wait).toBeGreaterThan(3_600);
    expect(message?.wait).toBeLessThanOrEqual(7_200);
  });
});

describe('the task of a missed promise', () => {
  it('is shown to the adviser who received the car once the time has passed, once', async () => {
    const visit = await begin(inHours(1));
    expect(await tasks()).toEqual([]);
    await pass(visit);
    const [task, ...more] = await tasks('mine');
    expect(more).toEqual([]);
    expect(task).toMatchObject({ kind: 'promise', subject: { kind: 'visit', id: visit.id }, done_at: null });
    expect(task?.assignee).not.toBeNull();
    expect(await tasks('mine', 'open', manager)).toEqual([]);
    await desk.now('PATCH', visit.id, '', { state: 'in_work' });
    expect(await tasks()).toHaveLength(1);
    await adviser.call('PATCH', `/tasks/${task?.id}`, { headers: { 'if-match': '1' }, body: { done: true } });
    await desk.now('PATCH', visit.id, '', { state: 'open' });
    expect(await tasks()).toEqual([]);
  });

  it('ends when a new time is set, and the new promise has its own', async () => {
    const visit = await begin(inHours(1));
    await pass(visit);
    await promised(visit, inHours(2));
    expect(await tasks()).toEqual([]);
    expect(await tasks('all', 'done')).toHaveLength(1);
    await pass(visit, 1);
    expect(await tasks()).toHaveLength(1);
  });

  it('ends when the car is ready, and does not appear for a promise that was kept', async () => {
    const late = await begin(inHours(1));
    const kept = await begin(inHours(1));
    await pass(late);
    for (const { id } of [late, kept]) {
      await desk.now('PATCH', id, '', { state: 'in_work' });
      await desk.now('PATCH', id, '', { state: 'ready' });
    }
    expect(await tasks()).toEqual([]);
    expect(await tasks('all', 'done')).toHaveLength(1);
    expect((await server.db.execute(sql`select id from desk_tasks where done_at is null`)).rows).toEqual([]);
    const again = await desk.now('PATCH', late.id, '', { state: 'in_work' });
    expect(again.state).toBe('in_work');
    expect(await tasks()).toEqual([]);
  });

  it('stays in the list when it is postponed', async () => {
    const visit = await begin(inHours(1));
    await pass(visit);
    const [task] = await tasks();
    await adviser.call('PATCH', `/tasks/${task?.id}`, { headers: { 'if-match': '1' }, body: { due_at: inHours(1) } });
    expect(await tasks()).toHaveLength(1);
  });

  it('is not doubled by two changes at once', async () => {
    const visit = await begin();
    const promise = inHours(2);
    const replies = await Promise.all([1, 2].map(() => desk.ask('PATCH', visit, '', { promised_at: promise })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 412]);
    expect((await server.db.execute(sql`select id from desk_tasks where kind = 'promise'`)).rows).toHaveLength(1);
  });

  it('exists for no correction', async () => {
    const begun = await desk.beginOne(owner);
    await promised(begun, inHours(1));
    const closed = await desk.close(begun.id);
    const correction = await desk.change('POST', closed, '/corrections').catch(() => null);
    const fixed = correction ?? (await visitsAtDesk(manager).change('POST', closed, '/corrections'));
    expect(fixed.promised_at).toBeNull();
    const reply = await desk.ask('PATCH', fixed, '', { promised_at: inHours(2) });
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual(['promised_at']);
    expect(
      (await server.db.execute(sql`select id from desk_tasks where done_at is null and kind = 'promise'`)).rows,
    ).toEqual([]);
  });
});

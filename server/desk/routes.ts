import type { FastifyInstance } from 'fastify';
import { deskNotificationsCalls, deskOverviewCalls } from '#contract/activity';
import { deskCustomersCalls } from '#contract/customers';
import { deskMessagesCalls, type MessageLogQuery } from '#contract/messages';
import { DESK_SEARCHES_MAX, MESSAGES_OF_PERSON_MAX } from '#contract/rules/deskLimits';
import { deskSearchCalls } from '#contract/search';
import { deskTasksCalls } from '#contract/tasks';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict, idempotent } from '../platform/db/idempotency';
import { ApiFailure } from '../platform/http/errors';
import { actorOf } from '../staff/audit/record';
import { registerDeskCall } from '../staff/deskCalls';
import type { SignedIn } from '../staff/signedIn';
import { mergeCustomers, noteCustomer, readCustomer } from './customerCard';
import { listCustomers, lookUp } from './customers';
import { listMessages, type MessageSubject } from './messageLog';
import { listNotifications, markRead } from './notifications';
import { readOutbox, retry } from './outbox';
import { searchDesk } from './search';
import { draftMessage, sendStaffMessage } from './staffMessages';
import { addTask, changeTask, listTasks, readTask } from './tasks';
import { readToday } from './today';

export async function customerDeskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskCustomersCalls.listCustomers).handledBy(({ db, query, me }) =>
    listCustomers(db, query, me.scope),
  );

  registerDeskCall(app, deskCustomersCalls.lookUpCustomers).handledBy(({ db, query, me }) =>
    lookUp(db, query.phone, me.scope),
  );

  registerDeskCall(app, deskCustomersCalls.readCustomer).handledBy(async ({ db, params, me, language }) => {
    const found = await readCustomer(db, params.id, { scope: me.scope, staffId: me.id, language });
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  });

  registerDeskCall(app, deskCustomersCalls.noteCustomer).handledBy(async ({ db, params, body, me, request }) => {
    const by = { actor: actorOf(request), scope: me.scope };
    const note = await db.transaction((tx) => noteCustomer(tx, params.id, body.text, by));
    if (!note) throw new ApiFailure(404, 'not_found');
    return note;
  });

  registerDeskCall(app, deskCustomersCalls.mergeCustomers).handledBy(
    async ({ db, params, body, me, request, language }) => {
      const by = { actor: actorOf(request), scope: me.scope };
      const isDone = await db.transaction((tx) => mergeCustomers(tx, { id: params.id, from: body.from }, by));
      const reader = { scope: me.scope, staffId: me.id, language };
      const found = isDone ? await readCustomer(db, params.id, reader) : null;
      if (!found) throw new ApiFailure(404, 'not_found');
      return found;
    },
  );
}

export async function deskSearchRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.config.secrets.code;
  registerDeskCall(app, deskSearchCalls.searchDesk).handledBy(async ({ db, query, me, language }) => {
    // Per person, because all desks of a branch have the same address.
    const { count, ttl } = await app.countCall('searches of one person', String(me.id), DESK_SEARCHES_MAX);
    if (count > DESK_SEARCHES_MAX) throw new ApiFailure(429, 'too_many_requests', { retryAfter: ttl / 1000 });
    return searchDesk(db, { q: query.q, me, language, secret });
  });
}

export async function taskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskTasksCalls.listTasks).handledBy(({ db, query, me, language }) =>
    listTasks(db, query, { me, language }),
  );
  registerDeskCall(app, deskTasksCalls.addTask).handledBy(async ({ db, headers, body, me, language, request }) => {
    const by = { me, language, actor: actorOf(request) };
    const keyed = { scope: `task:${me.id}`, key: headers['idempotency-key'], payload: body };
    const { id } = await idempotent(db, keyed, (tx) => addTask(tx, body, by)).catch((error: unknown) => {
      throw error instanceof IdempotencyConflict ? new ApiFailure(422, 'idempotency_conflict') : error;
    });
    return readTask(db, id, by);
  });
  registerDeskCall(app, deskTasksCalls.changeTask).handledBy(
    async ({ db, params, headers, body, me, language, request }) => {
      const version = Number(headers['if-match'].replaceAll('"', ''));
      const by = { me, language, actor: actorOf(request) };
      const isChanged = await db.transaction((tx) => changeTask(tx, { id: params.id, version, change: body }, by));
      const task = await readTask(db, params.id, by);
      if (!isChanged) throw new ApiFailure(412, 'changed_meanwhile', { more: { current: task, asked: body } });
      return task;
    },
  );
}

export async function messageRoutes(app: FastifyInstance): Promise<void> {
  const { code: secret } = app.config.secrets;
  const logOf = async (
    subject: MessageSubject,
    { db, query, me }: { db: Database; query: MessageLogQuery; me: SignedIn },
  ) => {
    const found = await listMessages(db, subject, query, { scope: me.scope, secret });
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  };
  registerDeskCall(app, deskMessagesCalls.listCustomerMessages).handledBy((input) =>
    logOf({ kind: 'customer', id: input.params.id }, input),
  );
  registerDeskCall(app, deskMessagesCalls.listVisitMessages).handledBy((input) =>
    logOf({ kind: 'visit', id: input.params.id }, input),
  );
  registerDeskCall(app, deskMessagesCalls.listBookingMessages).handledBy((input) =>
    logOf({ kind: 'booking', id: input.params.id }, input),
  );

  const isSmsOff = !app.config.enquirySms;
  registerDeskCall(app, deskMessagesCalls.draftMessage).handledBy(({ db, query, me, language }) =>
    draftMessage(db, query, { scope: me.scope, siteLanguage: language, isSmsOff }),
  );
  registerDeskCall(app, deskMessagesCalls.sendMessage).handledBy(
    async ({ db, headers, body, me, language, request }) => {
      const { count, ttl } = await app.countCall('messages of one person', String(me.id), MESSAGES_OF_PERSON_MAX);
      if (count > MESSAGES_OF_PERSON_MAX) throw new ApiFailure(429, 'too_many_requests', { retryAfter: ttl / 1000 });
      const by = { scope: me.scope, siteLanguage: language, isSmsOff, actor: actorOf(request), secret };
      const keyed = { scope: `message:${me.id}`, key: headers['idempotency-key'], payload: body };
      const { store } = app.messages;
      const sent = await idempotent(db, keyed, (tx) => sendStaffMessage(tx, body, { ...by, store })).catch(
        (error: unknown) => {
          throw error instanceof IdempotencyConflict ? new ApiFailure(422, 'idempotency_conflict') : error;
        },
      );
      app.messages.wake();
      return sent;
    },
  );
}

export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskNotificationsCalls.listNotifications).handledBy(({ db, me, language }) =>
    listNotifications(db, me, language),
  );
  registerDeskCall(app, deskNotificationsCalls.readNotifications).handledBy(async ({ db, me, body }) => {
    await markRead(db, me, body);
    return undefined;
  });
}

export async function overviewRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskOverviewCalls.readToday).handledBy(({ db, me, language }) => readToday(db, me, language));

  registerDeskCall(app, deskOverviewCalls.readOutbox).handledBy(({ db, me }) =>
    readOutbox(db, me.scope, app.telegram !== null),
  );

  registerDeskCall(app, deskOverviewCalls.retryMessage).handledBy(async ({ db, params, me, request }) => {
    const end = await db.transaction((tx) => retry(tx, params.id, me.scope, actorOf(request)));
    if (end === 'missing') throw new ApiFailure(404, 'not_found');
    if (end === 'over') throw new ApiFailure(409, 'cannot_retry');
    app.messages.wake();
    return undefined;
  });
}

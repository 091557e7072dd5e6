import type { FastifyInstance } from 'fastify';
import { deskNotificationsCalls, deskOverviewCalls } from '#contract/activity';
import { deskCustomersCalls } from '#contract/customers';
import { ApiFailure } from '../platform/http/errors';
import { actorOf } from '../staff/audit/record';
import { registerDeskCall } from '../staff/deskCalls';
import { mergeCustomers, noteCustomer, readCustomer } from './customerCard';
import { listCustomers, lookUp } from './customers';
import { listNotifications, markRead } from './notifications';
import { readOutbox, retry } from './outbox';
import { readToday } from './today';

export async function customerDeskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskCustomersCalls.listCustomers).handledBy(({ db, query, me }) =>
    listCustomers(db, query, me.scope),
  );

  registerDeskCall(app, deskCustomersCalls.lookUpCustomers).handledBy(({ db, query, me }) =>
    lookUp(db, query.phone, me.scope),
  );

  registerDeskCall(app, deskCustomersCalls.readCustomer).handledBy(async ({ db, params, me }) => {
    const found = await readCustomer(db, params.id, me.scope);
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  });

  registerDeskCall(app, deskCustomersCalls.noteCustomer).handledBy(async ({ db, params, body, me, request }) => {
    const by = { actor: actorOf(request), scope: me.scope };
    const note = await db.transaction((tx) => noteCustomer(tx, params.id, body.text, by));
    if (!note) throw new ApiFailure(404, 'not_found');
    return note;
  });

  registerDeskCall(app, deskCustomersCalls.mergeCustomers).handledBy(async ({ db, params, body, me, request }) => {
    const by = { actor: actorOf(request), scope: me.scope };
    const isDone = await db.transaction((tx) => mergeCustomers(tx, { id: params.id, from: body.from }, by));
    const found = isDone ? await readCustomer(db, params.id, me.scope) : null;
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  });
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
  registerDeskCall(app, deskOverviewCalls.readToday).handledBy(({ db, me, language }) =>
    readToday(db, me.scope, language),
  );

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

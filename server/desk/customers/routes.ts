import type { FastifyInstance } from 'fastify';
import { customersCalls } from '../../../contract/desk/customers';
import { ApiFailure } from '../../http/errors';
import { actorOf } from '../audit/note';
import { registerDeskCall } from '../register';
import { mergeCustomers, noteCustomer, readCustomer } from './card';
import { listCustomers, lookUp } from './list';

export async function customerDeskRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, customersCalls.listCustomers).handledBy(({ db, query, me }) =>
    listCustomers(db, query, me.scope),
  );

  registerDeskCall(app, customersCalls.lookUpCustomers).handledBy(({ db, query, me }) =>
    lookUp(db, query.phone, me.scope),
  );

  registerDeskCall(app, customersCalls.readCustomer).handledBy(async ({ db, params, me }) => {
    const found = await readCustomer(db, params.id, me.scope);
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  });

  registerDeskCall(app, customersCalls.noteCustomer).handledBy(async ({ db, params, body, me, request }) => {
    const by = { actor: actorOf(request), scope: me.scope };
    const note = await db.transaction((tx) => noteCustomer(tx, params.id, body.text, by));
    if (!note) throw new ApiFailure(404, 'not_found');
    return note;
  });

  registerDeskCall(app, customersCalls.mergeCustomers).handledBy(async ({ db, params, body, me, request }) => {
    const by = { actor: actorOf(request), scope: me.scope };
    const isDone = await db.transaction((tx) => mergeCustomers(tx, { id: params.id, from: body.from }, by));
    const found = isDone ? await readCustomer(db, params.id, me.scope) : null;
    if (!found) throw new ApiFailure(404, 'not_found');
    return found;
  });
}

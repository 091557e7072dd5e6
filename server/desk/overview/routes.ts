import type { FastifyInstance } from 'fastify';
import { overviewCalls } from '../../../contract/desk/overview';
import { ApiFailure } from '../../http/errors';
import { actorOf } from '../audit/note';
import { registerDeskCall } from '../register';
import { readOutbox, retry } from './outbox';
import { readToday } from './today';

export async function overviewRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, overviewCalls.readToday).handledBy(({ db, me, language }) => readToday(db, me.scope, language));

  registerDeskCall(app, overviewCalls.readOutbox).handledBy(({ db, me }) =>
    readOutbox(db, me.scope, app.telegram !== null),
  );

  registerDeskCall(app, overviewCalls.retryMessage).handledBy(async ({ db, params, me, request }) => {
    const end = await db.transaction((tx) => retry(tx, params.id, me.scope, actorOf(request)));
    if (end === 'missing') throw new ApiFailure(404, 'not_found');
    if (end === 'over') throw new ApiFailure(409, 'cannot_retry');
    app.messages.wake();
    return undefined;
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { ApiFailure } from '../http/errors';
import { paperOf } from '../papers/paperOf';
import type { Print } from '../papers/papers';
import { historyTotals, listHistory } from '../repositories/history';
import { findHistoryPhoto, findHistoryVisit } from '../repositories/historyVisit';
import { findPassport } from '../repositories/passport';
import { registerCall } from './register';

/** Closed visits of the signed-in customer. Whatever is another's, or not closed yet, is not there. */
export async function historyRoutes(app: FastifyInstance, print: Print): Promise<void> {
  registerCall(app, accountCalls.history).handledBy(({ db, query, language, request }) =>
    listHistory(db, customerOf(request), query, language),
  );

  registerCall(app, accountCalls.historyTotals).handledBy(({ db, request }) => historyTotals(db, customerOf(request)));

  registerCall(app, accountCalls.historyVisit).handledBy(async ({ db, params, language, request }) =>
    found(await findHistoryVisit(db, { id: params.id, userId: customerOf(request) }, language)),
  );

  registerCall(app, accountCalls.historyPhoto).handledBy(async ({ db, params, query, request, reply }) => {
    const isSmall = query.size === 'small';
    const bytes = found(await findHistoryPhoto(db, { ...params, userId: customerOf(request), isSmall }));
    return bytesOf(reply, 'image/webp', bytes);
  });

  registerCall(app, accountCalls.historyPaper).handledBy(async ({ db, params, language, request, reply }) => {
    const userId = customerOf(request);
    const visit = found(await findHistoryVisit(db, { id: params.id, userId }, language));
    const bytes = await print(String(userId), () => paperOf(db, visit, { language, config: app.config }));
    reply.header('content-disposition', `attachment; filename="yolda-${visit.number}.pdf"`);
    return bytesOf(reply, 'application/pdf', bytes);
  });

  registerCall(app, accountCalls.passport).handledBy(async ({ db, params, language }) =>
    found(await findPassport(db, params.paper, language)),
  );
}

/** No cache but the memory of the page that asked. */
function bytesOf(reply: FastifyReply, type: string, bytes: Uint8Array): Buffer {
  reply.type(type).header('cache-control', 'private, no-store');
  return Buffer.from(bytes);
}

function customerOf({ userId }: FastifyRequest): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  return userId;
}

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new ApiFailure(404, 'not_found');
  return thing;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import type { Database } from '../db/database';
import { ApiFailure } from '../http/errors';
import {
  acceptHandover,
  confirmHandover,
  listHandovers,
  offerHandover,
  readOffered,
  withdrawHandover,
} from '../repositories/handovers';
import { endShare, listShares, makeShare, ShareLimit } from '../repositories/historyShares';
import { readShared } from '../repositories/sharedHistory';
import { rememberReader } from '../visits/shareReaders';
import { newToken, tokenOf } from '../visits/tokens';
import { registerCall } from './register';

const DAY_SECONDS = 86_400;

/** What customers let others read of a car's history. Another's is not found. */
export async function sharingRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, accountCalls.historyShares).handledBy(({ db, request }) => listShares(db, idOf(request)));

  registerCall(app, accountCalls.shareHistory).handledBy(async ({ db, body, headers, request, reply }) => {
    const [userId, key] = [idOf(request), headers['idempotency-key']];
    const token =
      key === undefined
        ? newToken()
        : tokenOf(`share ${userId} ${body.car} ${body.days} ${key}`, app.config.secrets.code);
    const made = await makeShare(db, userId, body, token).catch((error: unknown) => {
      throw error instanceof ShareLimit ? new ApiFailure(409, 'share_limit') : error;
    });
    const shared = there(made);
    rememberReader(reply, shared.share.id, body.days * DAY_SECONDS);
    return shared;
  });

  registerCall(app, accountCalls.endHistoryShare).handledBy(async ({ db, params, request }) => {
    there((await endShare(db, idOf(request), params.id)) || null);
    return undefined;
  });

  registerCall(app, accountCalls.sharedHistory).handledBy(async ({ db, params, language }) =>
    there(await readShared(db, params.token, language)),
  );

  registerCall(app, accountCalls.handovers).handledBy(({ db, request }) => listHandovers(db, idOf(request)));

  registerCall(app, accountCalls.offerHandover).handledBy(async ({ db, body, language, request }) =>
    there(await offerHandover(db, idOf(request), { car: body.car, language })),
  );

  registerCall(app, accountCalls.offeredHandover).handledBy(async ({ db, params, request }) =>
    there(await readOffered(db, idOf(request), params.token)),
  );

  const accept = async (db: Database, acceptance: Parameters<typeof acceptHandover>[1]) => {
    const accepted = await acceptHandover(db, acceptance, { store: app.messages.store, config: app.config });
    app.messages.wake();
    return there(accepted);
  };
  registerCall(app, accountCalls.acceptHandover).handledBy(async ({ db, params, body, request }) =>
    accept(db, { userId: idOf(request), which: params, car: body.car }),
  );

  registerCall(app, accountCalls.acceptOpenedHandover).handledBy(async ({ db, params, body, request }) =>
    accept(db, { userId: idOf(request), which: params, car: body.car }),
  );

  registerCall(app, accountCalls.confirmHandover).handledBy(async ({ db, params, request }) =>
    there(await confirmHandover(db, idOf(request), params.id)),
  );

  registerCall(app, accountCalls.withdrawHandover).handledBy(async ({ db, params, request }) => {
    there((await withdrawHandover(db, idOf(request), params.id)) || null);
    return undefined;
  });
}

function idOf({ userId }: FastifyRequest): number {
  if (userId === null) throw new ApiFailure(401, 'not_authenticated');
  return userId;
}

function there<Found>(found: Found | null): Found {
  if (found === null) throw new ApiFailure(404, 'not_found');
  return found;
}

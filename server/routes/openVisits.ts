import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { ApiFailure } from '../http/errors';
import { listOpenVisits } from '../repositories/openVisits';
import { registerCall } from './register';

/** Cars of the signed-in customer that are at a branch. */
export async function openVisitRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.config.secrets.code;
  registerCall(app, accountCalls.openVisits).handledBy(({ db, language, request: { userId } }) => {
    if (userId === null) throw new ApiFailure(401, 'not_authenticated');
    return listOpenVisits(db, { userId, language, secret });
  });
}

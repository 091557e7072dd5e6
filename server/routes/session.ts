import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { noteEvent } from '../accounts/events';
import { ApiFailure } from '../http/errors';
import { refreshSession } from '../repositories/rotation';
import { endSession, useAccessToken } from '../repositories/sessions';
import { registerCall } from './register';
import { REFRESH_TOKEN_CLAIM, refreshTokenIdOf } from './signedIn';

/** Refreshes and ends a session (contract, "Rotation"). */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { sessions: limits, secrets } = app.config;
  const secret = secrets.accessToken;
  registerCall(app, accountCalls.getAccess).handledBy(
    async ({ db, body: { refresh_token: token, rotate = false }, request }) => {
      const refreshed = await refreshSession(db, { token, rotate, secret, limits });
      if (refreshed && 'reusedOf' in refreshed) {
        await noteEvent(request, { kind: 'refresh_token_reused', userId: refreshed.reusedOf });
        throw new ApiFailure(401, 'token_not_valid');
      }
      if (!refreshed) throw new ApiFailure(401, 'token_not_valid');
      const { userId, refreshTokenId, successor } = refreshed;
      return {
        access_token: app.signAccessToken(userId, { [REFRESH_TOKEN_CLAIM]: String(refreshTokenId) }),
        ...(successor !== undefined && { refresh_token: successor }),
      };
    },
  );
  registerCall(app, accountCalls.signOut).handledBy(async ({ db, body, request }) => {
    const userId = await endSession(db, body.refresh_token);
    if (userId !== null) await noteEvent(request, { kind: 'session_ended', userId });
    return undefined;
  });
}

/**
 * Private routes answer `token_not_valid` once the session behind the access token has ended, and its first use is noted.
 * For the whole scope: register it before the scope's routes.
 */
export function watchSessions(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { userId } = request;
    if (!request.routeOptions.config.private || userId === null) return;
    const refreshTokenId = refreshTokenIdOf(request);
    if (!Number.isSafeInteger(refreshTokenId) || !(await useAccessToken(app.db, refreshTokenId, userId))) {
      throw new ApiFailure(401, 'token_not_valid');
    }
  });
}

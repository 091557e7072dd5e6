import type { FastifyRequest } from 'fastify';
import type { Tokens } from '../../contract/signIn';
import { deviceOf } from '../platform/auth/devices';
import type { Database } from '../platform/db/database';
import { startSession } from './sessions';

/** The claim of an access token that names the refresh token it was issued with. */
export const REFRESH_TOKEN_CLAIM = 'rt';

/** The refresh token that the request's access token was issued with; NaN where it names none. */
export const refreshTokenIdOf = ({ tokenClaims }: FastifyRequest): number => Number(tokenClaims?.[REFRESH_TOKEN_CLAIM]);

/** Starts a session of the user and gives its tokens. */
export async function signIn(db: Database, userId: number, { server: app, headers }: FastifyRequest): Promise<Tokens> {
  const { idleDays } = app.config.sessions;
  const { id, token } = await startSession(db, userId, { device: deviceOf(headers['user-agent']), idleDays });
  return {
    access_token: app.signAccessToken(userId, { [REFRESH_TOKEN_CLAIM]: String(id) }),
    refresh_token: token,
  };
}

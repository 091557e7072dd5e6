import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiFailure } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    signAccessToken(userId: number, claims?: Record<string, string>): string;
  }
  interface FastifyRequest {
    userId: number | null;
    tokenClaims: Record<string, unknown> | null;
  }
  interface FastifyContextConfig {
    private?: boolean;
  }
}

/** Limits the use of a stolen access token (docs/api.md#sessions). */
export const accessTokenSeconds = 15 * 60;

/** Issuer and audience: tokens signed with the same secret for other purposes are refused. */
export const tokenNames = { iss: 'yolda', aud: 'yolda-access' } as const;

/** `token_not_valid` for an invalid token makes the site refresh, `not_authenticated` without one does not. */
export const auth = fp(
  async (app: FastifyInstance) => {
    await app.register(jwt, {
      secret: app.config.secrets.accessToken,
      sign: { algorithm: 'HS256', expiresIn: accessTokenSeconds },
      // These options accept a token without issuer or audience: `namesUs` checks them.
      verify: {
        algorithms: ['HS256'],
        allowedIss: tokenNames.iss,
        allowedAud: tokenNames.aud,
        requiredClaims: ['sub', 'exp'],
      },
    });
    app.decorate('signAccessToken', (userId: number, claims: Record<string, string> = {}) =>
      app.jwt.sign({ ...claims, ...tokenNames, sub: String(userId) }),
    );
    app.decorateRequest('userId', null);
    app.decorateRequest('tokenClaims', null);
    const checkToken = async (request: FastifyRequest) => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!token) throw new ApiFailure(401, 'not_authenticated');
      const claims = verified(app, token);
      const userId = Number(claims['sub']);
      if (isFromFuture(claims)) throw new ApiFailure(401, 'token_not_valid');
      if (!namesUs(claims)) throw new ApiFailure(401, 'token_not_valid');
      if (!Number.isSafeInteger(userId) || userId < 1) throw new ApiFailure(401, 'token_not_valid');
      request.userId = userId;
      request.tokenClaims = claims;
    };
    // After the rate limit, which also counts guesses, and before the body is read.
    app.addHook('onRoute', (route) => {
      if (route.config?.private) route.preParsing = [checkToken, ...[route.preParsing ?? []].flat()];
    });
  },
  { name: 'auth', dependencies: ['errors'] },
);

/** Accepts tokens of earlier releases without issuer or audience, for rolling upgrades. */
function namesUs({ iss, aud, iat, exp }: Record<string, unknown>): boolean {
  const namesBoth = iss !== undefined && aud !== undefined;
  return namesBoth || Number(exp) - Number(iat) === accessTokenSeconds;
}

/** Allowed clock skew between servers (server/platform/http/health.ts). */
const MAX_SKEW_SECONDS = 60;

/** A server with a fast clock would issue tokens with a longer life. */
const isFromFuture = ({ iat }: Record<string, unknown>): boolean =>
  typeof iat === 'number' && iat > Date.now() / 1000 + MAX_SKEW_SECONDS;

function verified(app: FastifyInstance, token: string): Record<string, unknown> {
  try {
    return app.jwt.verify<Record<string, unknown>>(token);
  } catch {
    throw new ApiFailure(401, 'token_not_valid');
  }
}

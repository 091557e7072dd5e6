import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiFailure } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs an access token (JWT HS256, 15 minutes) for the user. */
    signAccessToken(userId: number, claims?: Record<string, string>): string;
  }
  interface FastifyRequest {
    /** The signed-in customer on a private route, else null. */
    userId: number | null;
    /** All claims of the access token on a private route, else null. */
    tokenClaims: Record<string, unknown> | null;
  }
  interface FastifyContextConfig {
    /** Needs a bearer access token; `request.userId` is set. */
    private?: boolean;
  }
}

/** A stolen access token opens the account for no longer (docs/api.md#sessions). */
export const accessTokenSeconds = 15 * 60;

/** Who signs access tokens, and what for: a token that the same secret signs for anything else opens nothing here. */
export const tokenNames = { iss: 'yolda', aud: 'yolda-access' } as const;

/**
 * Bearer access tokens for the routes marked `private: true`: `not_authenticated` without one, `token_not_valid` with one
 * that is expired, forged, for something else or of another algorithm; only the latter makes the site refresh.
 */
export const auth = fp(
  async (app: FastifyInstance) => {
    await app.register(jwt, {
      secret: app.config.secrets.accessToken,
      sign: { algorithm: 'HS256', expiresIn: accessTokenSeconds },
      // The allowed names alone let a token pass that names nobody: `namesUs` sees to those.
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
    // After the rate limit, which counts guesses too, and before the body is read.
    app.addHook('onRoute', (route) => {
      if (route.config?.private) route.preParsing = [checkToken, ...[route.preParsing ?? []].flat()];
    });
  },
  { name: 'auth', dependencies: ['errors'] },
);

/**
 * Earlier releases sign tokens that name no issuer, or no purpose either, and one of them may run beside this one during a rolling upgrade: theirs
 * are taken, which live exactly as long as ours. Nothing else is signed as a token by this secret. A wrong name is refused before.
 */
function namesUs({ iss, aud, iat, exp }: Record<string, unknown>): boolean {
  const namesBoth = iss !== undefined && aud !== undefined;
  return namesBoth || Number(exp) - Number(iat) === accessTokenSeconds;
}

/** Seconds that the clocks of two servers may differ (server/platform/http/health.ts). */
const MAX_SKEW_SECONDS = 60;

/** Signed by a server whose clock is fast: the token would be good for longer than others are. */
const isFromFuture = ({ iat }: Record<string, unknown>): boolean =>
  typeof iat === 'number' && iat > Date.now() / 1000 + MAX_SKEW_SECONDS;

function verified(app: FastifyInstance, token: string): Record<string, unknown> {
  try {
    return app.jwt.verify<Record<string, unknown>>(token);
  } catch {
    throw new ApiFailure(401, 'token_not_valid');
  }
}

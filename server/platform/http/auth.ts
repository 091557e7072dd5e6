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

/** Short lifetime, because an access token cannot be revoked (docs/api.md#sessions). */
export const accessTokenSeconds = 15 * 60;

/** JWT issuer and audience, so that tokens signed with the same secret for other purposes are rejected. */
export const issuerAndAudience = { iss: 'yolda', aud: 'yolda-access' } as const;

/**
 * The site refreshes its token after `token_not_valid`, but not after `not_authenticated` (a request without a token).
 */
export const auth = fp(
  async (app: FastifyInstance) => {
    await app.register(jwt, {
      secret: app.config.secrets.accessToken,
      sign: { algorithm: 'HS256', expiresIn: accessTokenSeconds },
      // These options also accept a token without issuer or audience, which `hasOurIssuerAndAudience` checks.
      verify: {
        algorithms: ['HS256'],
        allowedIss: issuerAndAudience.iss,
        allowedAud: issuerAndAudience.aud,
        requiredClaims: ['sub', 'exp'],
      },
    });
    app.decorate('signAccessToken', (userId: number, claims: Record<string, string> = {}) =>
      app.jwt.sign({ ...claims, ...issuerAndAudience, sub: String(userId) }),
    );
    app.decorateRequest('userId', null);
    app.decorateRequest('tokenClaims', null);
    const checkToken = async (request: FastifyRequest) => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!token) throw new ApiFailure(401, 'not_authenticated');
      const claims = verified(app, token);
      const userId = Number(claims['sub']);
      if (isFromFuture(claims)) throw new ApiFailure(401, 'token_not_valid');
      if (!hasOurIssuerAndAudience(claims)) throw new ApiFailure(401, 'token_not_valid');
      if (!Number.isSafeInteger(userId) || userId < 1) throw new ApiFailure(401, 'token_not_valid');
      request.userId = userId;
      request.tokenClaims = claims;
    };
    // preParsing runs after the rate limit, which must count guesses, and before the body is read.
    app.addHook('onRoute', (route) => {
      if (route.config?.private) route.preParsing = [checkToken, ...[route.preParsing ?? []].flat()];
    });
  },
  { name: 'auth', dependencies: ['errors'] },
);

/**
 * For rolling updates, also accepts tokens of earlier releases without issuer and audience, recognized by their
 * lifetime.
 */
function hasOurIssuerAndAudience({ iss, aud, iat, exp }: Record<string, unknown>): boolean {
  const namesBoth = iss !== undefined && aud !== undefined;
  return namesBoth || Number(exp) - Number(iat) === accessTokenSeconds;
}

const MAX_SKEW_SECONDS = 60;

/** Rejects tokens of a server with a fast clock, because they would live longer. */
const isFromFuture = ({ iat }: Record<string, unknown>): boolean =>
  typeof iat === 'number' && iat > Date.now() / 1000 + MAX_SKEW_SECONDS;

function verified(app: FastifyInstance, token: string): Record<string, unknown> {
  try {
    return app.jwt.verify<Record<string, unknown>>(token);
  } catch {
    throw new ApiFailure(401, 'token_not_valid');
  }
}

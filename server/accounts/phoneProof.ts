import type { FastifyReply, FastifyRequest } from 'fastify';
import { PHONE_GRANT_SECONDS } from '../../contract/rules/limits';
import { ApiFailure } from '../platform/http/errors';
import { cookieName, readCookie } from '../platform/http/secureCookie';

const COOKIE = 'verification';
const HEADER = 'x-verification-token';
/** Only the calls that take the proof ever see it. */
const PATH = '/api/main/authentication';

/** What the caller shows as proof of a phone: the header that the site repeats, and the cookie. */
export function proofsOf(request: FastifyRequest): string[] {
  return [request.headers[HEADER], readCookie(request, COOKIE)].filter(
    (token) => typeof token === 'string' && token !== '',
  ) as string[];
}

/** The grant as a cookie that no script reads and no other site can send. */
export function keepProof(reply: FastifyReply, grant: string): void {
  void reply.setCookie(nameFor(reply), grant, { ...options(reply), maxAge: PHONE_GRANT_SECONDS });
}

/** After the grant was used. */
export function dropProof(reply: FastifyReply): void {
  void reply.clearCookie(nameFor(reply), options(reply));
}

export const notVerified = () => new ApiFailure(403, 'phone_not_verified');

const nameFor = ({ server }: FastifyReply): string => cookieName(COOKIE, server.config.siteUrl);

const options = ({ server }: FastifyReply) =>
  ({ path: PATH, httpOnly: true, sameSite: 'strict', secure: server.config.siteUrl.startsWith('https:') }) as const;

import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken } from '../../platform/auth/tokens';

const COOKIE = 'demo_outbox';
const SHAPE = /^[\w-]{43}$/;

/**
 * In a demo made public: the hash of the cookie by which the browser that asks for a code, and no other, finds its message in the outbox;
 * the answer brings the cookie where there is none yet. Undefined elsewhere.
 */
export function askerOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const { publicDemo, siteUrl } = request.server.config;
  if (!publicDemo) return undefined;
  const token = tokenOf(request) ?? randomBytes(32).toString('base64url');
  const secure = siteUrl.startsWith('https:');
  void reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure });
  return hashOfToken(token);
}

/** The mark of a browser that asked for a code before; null for every other. */
export function knownAsker(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashOfToken(token);
}

function tokenOf({ cookies }: FastifyRequest): string | null {
  const token = cookies[COOKIE] ?? '';
  return SHAPE.test(token) ? token : null;
}

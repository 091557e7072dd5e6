import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, readCookie } from '../http/secureCookie';
import { hashOfToken } from '../repositories/sessions';

const COOKIE = 'code_flow';
/** Asking for codes and checking them. */
const PATH = '/api/public';
/** Longer than anybody waits for a code. */
const SECONDS = 60 * 60;
const FLOW = /^[\w-]{43}$/;

/** Who asks for a code, and later tries it (contract/codes.ts); `hash` is what the database knows of it. */
export type CodeFlow = {
  flow: string;
  hash: string;
  /** The caller is a browser on a page of this site, which keeps the cookie. */
  keepsCookie: boolean;
};

/** The flow that the caller has, by its field or its cookie; null when there is none. */
export function hashOfFlow(request: FastifyRequest, field: string | undefined): string | null {
  const flow = flowOf(request, field);
  return flow === null ? null : hashOfToken(flow);
}

/** The caller's flow, begun now unless it has one. It cannot be guessed, so it needs no signature. */
export function keepFlow(request: FastifyRequest, reply: FastifyReply, field: string | undefined): CodeFlow {
  const flow = flowOf(request, field) ?? randomBytes(32).toString('base64url');
  const { siteUrl } = request.server.config;
  const secure = siteUrl.startsWith('https:');
  void reply.setCookie(cookieName(COOKIE, siteUrl), flow, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SECONDS,
  });
  return { flow, hash: hashOfToken(flow), keepsCookie: request.headers['sec-fetch-site'] === 'same-origin' };
}

const flowOf = (request: FastifyRequest, field: string | undefined): string | null =>
  [field, readCookie(request, COOKIE)].find((flow) => flow !== undefined && FLOW.test(flow)) ?? null;

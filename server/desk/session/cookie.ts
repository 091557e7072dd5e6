import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK_MAX_DAYS } from '../../../contract/desk/limits';

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** With the prefix a browser takes it from this very host alone, over https, for every path: no subdomain can plant one. */
const nameFor = (siteUrl: string) => (isSecure(siteUrl) ? '__Host-desk' : 'desk');

export const readCookie = ({ cookies, server }: FastifyRequest): string | null =>
  cookies[nameFor(server.config.siteUrl)] ?? null;

export function setCookie(reply: FastifyReply, token: string): void {
  const { siteUrl } = reply.server.config;
  void reply.setCookie(nameFor(siteUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(siteUrl),
    maxAge: DESK_MAX_DAYS * 86_400,
  });
}

export function clearCookie(reply: FastifyReply): void {
  const { siteUrl } = reply.server.config;
  void reply.clearCookie(nameFor(siteUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(siteUrl),
  });
}

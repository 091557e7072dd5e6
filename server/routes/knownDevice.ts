import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE_DAYS, knowsCustomer, withCustomer } from '../accounts/knownDevices';
import { cookieName, readCookie } from '../http/secureCookie';

const COOKIE = 'known_device';
/** Asking for codes and signing in. */
const PATH = '/api';

/**
 * Whether the customer has signed in on this device before. Strangers can make a phone wait and use up its messages; its owner's
 * devices have shares of their own of both. It proves nothing else: whoever has the cookie still needs the password or the code.
 */
export const isKnownDevice = (request: FastifyRequest, userId: number): boolean =>
  knowsCustomer(readCookie(request, COOKIE) ?? '', userId, request.server.config.secrets.code);

/** After the customer has signed in here. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, userId: number): void {
  const { secrets, siteUrl } = request.server.config;
  const known = withCustomer(readCookie(request, COOKIE) ?? '', userId, secrets.code);
  void reply.setCookie(cookieName(COOKIE, siteUrl), known, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: KNOWN_DEVICE_DAYS * 86_400,
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE_DAYS, knowsCustomer, withCustomer } from '../accounts/knownDevices';

const COOKIE = 'known_device';
/** Asking for codes and signing in. */
const PATH = '/api';

/**
 * Whether the customer has signed in on this device before. Strangers can make a phone wait and use up its messages; its owner's
 * devices have shares of their own of both. It proves nothing else: whoever has the cookie still needs the password or the code.
 */
export const isKnownDevice = ({ cookies, server }: FastifyRequest, userId: number): boolean =>
  knowsCustomer(cookies[COOKIE] ?? '', userId, server.config.secrets.code);

/** After the customer has signed in here. */
export function rememberDevice({ cookies, server }: FastifyRequest, reply: FastifyReply, userId: number): void {
  const { secrets, siteUrl } = server.config;
  void reply.setCookie(COOKIE, withCustomer(cookies[COOKIE] ?? '', userId, secrets.code), {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: KNOWN_DEVICE_DAYS * 86_400,
  });
}

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK_MAX_DAYS } from '#contract/rules/deskLimits';
import { KNOWN_DEVICE_DAYS, knowsCustomer, withCustomer } from '../../platform/auth/devices';
import type { Config } from '../../platform/config';

const DAY_SECONDS = 86_400;

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** The `__Host-` prefix requires https and this exact host, so no subdomain can set the cookie. */
const nameFor = (name: 'desk' | 'desk_device', siteUrl: string) => (isSecure(siteUrl) ? `__Host-${name}` : name);

const optionsFor = (siteUrl: string): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure(siteUrl),
});

export const readCookie = ({ cookies, server }: FastifyRequest): string | null =>
  cookies[nameFor('desk', server.config.siteUrl)] ?? null;

export function setCookie(reply: FastifyReply, token: string): void {
  const { siteUrl } = reply.server.config;
  const options = { ...optionsFor(siteUrl), maxAge: DESK_MAX_DAYS * DAY_SECONDS };
  void reply.setCookie(nameFor('desk', siteUrl), token, options);
}

export function clearCookie(reply: FastifyReply): void {
  const { siteUrl } = reply.server.config;
  void reply.clearCookie(nameFor('desk', siteUrl), optionsFor(siteUrl));
}

type Person = { id: number; hasTotp: boolean };

/**
 * HMAC key of the device cookie. Differs from that of customers, whose ids overlap, and changes when a second factor is
 * added.
 */
const keyOf = ({ secrets }: Config, { hasTotp }: Person) =>
  `the desk's ${hasTotp ? 'second factor ' : ''}${secrets.code}`;

/**
 * Whether the person has signed in on this device before. Known devices have a separate backoff; the cookie grants
 * nothing else.
 */
export function isKnownDevice({ cookies, server: { config } }: FastifyRequest, person: Person): boolean {
  return knowsCustomer(cookies[nameFor('desk_device', config.siteUrl)] ?? '', person.id, keyOf(config, person));
}

export function rememberDevice(
  { cookies, server: { config } }: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): void {
  const name = nameFor('desk_device', config.siteUrl);
  const options = { ...optionsFor(config.siteUrl), maxAge: KNOWN_DEVICE_DAYS * DAY_SECONDS };
  void reply.setCookie(name, withCustomer(cookies[name] ?? '', person.id, keyOf(config, person)), options);
}

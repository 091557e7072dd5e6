import { createHmac, timingSafeEqual } from 'node:crypto';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '#contract/rules/clock';
import { cookieName, readCookie } from '../http/secureCookie';

export type Device = { browser: string | null; system: string | null };

/** Returns only browser and operating system, because the complete User-Agent reveals more about the visitor. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  // Limits the input of Bowser's regular expressions, against ReDoS.
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512));
  return { browser: named(browser.name), system: named(os.name) };
}

const named = (name: string | undefined) => name?.replace(' for Android', '').slice(0, 40) || null;

const CUSTOMERS = 5;
export const KNOWN_DEVICE_DAYS = 365;
const ENTRY = /^[0-9a-z]{1,6}\.[\w-]{22}$/;
const BETWEEN = '~';

/**
 * Adds a customer to the cookie value `day.hmac~day.hmac`. An HMAC cannot be forged and does not reveal the customer.
 */
export function withCustomer(cookie: string, userId: number, codeSecret: string, now = Date.now()): string {
  const others = entriesOf(cookie).filter((entry) => !isOf(entry, userId, codeSecret));
  return [entryOf(userId, daysSince1970(now), codeSecret), ...others].slice(0, CUSTOMERS).join(BETWEEN);
}

export const knowsCustomer = (cookie: string, userId: number, codeSecret: string, now = Date.now()): boolean =>
  entriesOf(cookie).some((entry) => {
    const age = daysSince1970(now) - Number.parseInt(entry, 36);
    return age >= 0 && age <= KNOWN_DEVICE_DAYS && isOf(entry, userId, codeSecret);
  });

const entriesOf = (cookie: string) => cookie.split(BETWEEN, CUSTOMERS).filter((entry) => ENTRY.test(entry));

function isOf(entry: string, userId: number, codeSecret: string): boolean {
  const own = Buffer.from(entryOf(userId, Number.parseInt(entry, 36), codeSecret));
  return own.length === entry.length && timingSafeEqual(own, Buffer.from(entry));
}

function entryOf(userId: number, day: number, codeSecret: string): string {
  const key = createHmac('sha256', codeSecret).update('known devices').digest();
  const mark = createHmac('sha256', key).update(`${userId} ${day}`).digest().subarray(0, 16);
  return `${day.toString(36)}.${mark.toString('base64url')}`;
}

const daysSince1970 = (time: number) => Math.floor(time / DAY_MS);

const COOKIE = 'known_device';
const PATH = '/api';

/**
 * Known devices have separate rate limits, because strangers can exhaust those of a phone number. The cookie grants
 * nothing else.
 */
export const isKnownDevice = (request: FastifyRequest, userId: number): boolean =>
  knowsCustomer(readCookie(request, COOKIE) ?? '', userId, request.server.config.secrets.code);

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

import { isIP } from 'node:net';
import proxyAddresses from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';

/** Exempts `app.inject` of the page renderer from rate limits. A client cannot forge a socket address. */
export const inProcess = { remoteAddress: 'in-process' } as const;

/** Sender of the internal call for a submitted form, so that rate limits apply to the visitor's address. */
export const inProcessFor = (address: string) => ({ remoteAddress: `${inProcess.remoteAddress} ${address}` });

const IN_PROCESS = /^in-process(?: (.+))?$/;

export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  IN_PROCESS.test(raw.socket.remoteAddress ?? '');

export const senderOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined =>
  IN_PROCESS.exec(raw.socket.remoteAddress ?? '')?.[1];

type ClientRequest = Pick<FastifyRequest, 'ip' | 'raw'>;
type PrefixLengths = { ipv4: number; ipv6: number };

/** Rate-limits IPv6 clients by /64, the block that a provider assigns to one subscriber. */
const SUBSCRIBER_PREFIX: PrefixLengths = { ipv4: 32, ipv6: 64 };
const LOGGED_PREFIX: PrefixLengths = { ipv4: 24, ipv6: 48 };

/** Key for rate limits: `203.0.113.7`, or `2001:db8:1:2::/64`. */
export const networkKey = (request: ClientRequest): string => networkIn(addressOf(request), SUBSCRIBER_PREFIX);

export const networkOf = (request: ClientRequest): string => networkIn(addressOf(request), LOGGED_PREFIX);

/** Skips invalid addresses, because `X-Forwarded-For` may contain any text. */
function addressOf({ ip, raw }: ClientRequest): string | undefined {
  return [senderOf({ raw }), ip, raw.socket.remoteAddress].find(
    (address) => address !== undefined && isIP(address) !== 0,
  );
}

function networkIn(address: string | undefined, width: PrefixLengths): string {
  if (address === undefined) return 'unknown';
  // `process` converts an IPv4-mapped address (::ffff:203.0.113.7) to IPv4.
  const parsed = ipaddr.process(address.split('%', 1)[0] ?? '');
  const bits = width[parsed.kind()];
  if (bits === 32) return parsed.toString();
  const addresses = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${addresses.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

/**
 * If `proxies` is a number: each proxy appends an address to `X-Forwarded-For`, and earlier entries may be forged.
 * Then returns a function, because Fastify trusts a number of proxies only if it knows the peer's address.
 */
export const trustOf = (
  proxies: Config['trustProxy'],
): string[] | false | ((address: string, hop: number) => boolean) => {
  if (Array.isArray(proxies)) return proxies;
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
};

export const trustsPeer = (proxies: Config['trustProxy']): ((address: string) => boolean) => {
  const trust = trustOf(proxies);
  if (!trust) return () => false;
  const isTrusted = typeof trust === 'function' ? trust : proxyAddresses.compile(trust);
  return (address) => isTrusted(address, 0);
};

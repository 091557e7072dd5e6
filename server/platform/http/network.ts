import { isIP } from 'node:net';
import proxyAddresses from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';

/** For the page renderer's `app.inject`: no rate limit. The mark is the socket address, which no client can forge. */
export const inProcess = { remoteAddress: 'in-process' } as const;

/** Marks a call for a submitted form, so that limits by address apply to its sender. */
export const inProcessFor = (address: string) => ({ remoteAddress: `${inProcess.remoteAddress} ${address}` });

const MARKED = /^in-process(?: (.+))?$/;

export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  MARKED.test(raw.socket.remoteAddress ?? '');

export const senderOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined =>
  MARKED.exec(raw.socket.remoteAddress ?? '')?.[1];

type ClientRequest = Pick<FastifyRequest, 'ip' | 'raw'>;
type Width = { ipv4: number; ipv6: number };

/** Rate-limits IPv6 clients by /64, the block that a provider assigns to one subscriber. */
const SUBSCRIBER: Width = { ipv4: 32, ipv6: 64 };
const COARSE: Width = { ipv4: 24, ipv6: 48 };

/** Key for rate limits: `203.0.113.7`, or `2001:db8:1:2::/64`. */
export const networkKey = (request: ClientRequest): string => within(addressOf(request), SUBSCRIBER);

export const networkOf = (request: ClientRequest): string => within(addressOf(request), COARSE);

/** A forwarded value may be any text. */
function addressOf({ ip, raw }: ClientRequest): string | undefined {
  return [senderOf({ raw }), ip, raw.socket.remoteAddress].find(
    (address) => address !== undefined && isIP(address) !== 0,
  );
}

function within(address: string | undefined, width: Width): string {
  if (address === undefined) return 'unknown';
  // An IPv4-mapped address (::ffff:203.0.113.7) counts as IPv4.
  const parsed = ipaddr.process(address.split('%', 1)[0] ?? '');
  const bits = width[parsed.kind()];
  if (bits === 32) return parsed.toString();
  const addresses = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${addresses.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

/**
 * A number counts proxies, each of which appends one address to `X-Forwarded-For`; earlier entries may be forged.
 * Fastify ignores a number without knowing the peer, but the operator has vouched for it (docs/operations.md).
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

import { isIP } from 'node:net';
import proxyAddresses from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';

/**
 * Options for `app.inject` of the page renderer's own calls: past the rate limit, and in the access log for debugging only.
 * The mark is the address of the socket, which no header of a visitor can forge and no network peer can have.
 */
export const inProcess = { remoteAddress: 'in-process' } as const;

/** The same for a form that somebody has sent: what is theirs by address, such as the times that they hold, is told from others'. */
export const inProcessFor = (address: string) => ({ remoteAddress: `${inProcess.remoteAddress} ${address}` });

const MARKED = /^in-process(?: (.+))?$/;

export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  MARKED.test(raw.socket.remoteAddress ?? '');

/** Who has sent the form that such a call is made for. */
export const senderOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined =>
  MARKED.exec(raw.socket.remoteAddress ?? '')?.[1];

type Asked = Pick<FastifyRequest, 'ip' | 'raw'>;
type Width = { ipv4: number; ipv6: number };

/** A provider gives one line a whole /64: counted by address, anyone with IPv6 would have 2^64 of them. */
const ONE_LINE: Width = { ipv4: 32, ipv6: 64 };
/** Tells neighbourhoods of the network apart, and nobody in them. */
const NEIGHBOURHOOD: Width = { ipv4: 24, ipv6: 48 };

/** What a limit by address counts: `203.0.113.7`, or the network of one line, `2001:db8:1:2::/64`. Never longer than an address. */
export const lineOf = (request: Asked): string => within(addressOf(request), ONE_LINE);

/** The visitor's network, `203.0.113.0/24` or `2001:db8:1::/48`, for logs and shares: it names no single visitor. */
export const networkOf = (request: Asked): string => within(addressOf(request), NEIGHBOURHOOD);

/** What a proxy hands on may be any text that the visitor sent: what is no address is left, and the peer's own counts. */
function addressOf({ ip, raw }: Asked): string | undefined {
  return [senderOf({ raw }), ip, raw.socket.remoteAddress].find(
    (address) => address !== undefined && isIP(address) !== 0,
  );
}

/** `unknown` where the peer has no address at all: a call in process, a socket of the file system. */
function within(address: string | undefined, width: Width): string {
  if (address === undefined) return 'unknown';
  // An IPv4 address written as IPv6 (::ffff:203.0.113.7) is the IPv4 address.
  const parsed = ipaddr.process(address.split('%', 1)[0] ?? '');
  const bits = width[parsed.kind()];
  if (bits === 32) return parsed.toString();
  const addresses = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${addresses.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

/**
 * This is Fastify's option for TRUST_PROXY. By number each proxy in front has added one address at the end of `X-Forwarded-For`, and what stands
 * before those was written by the visitor. Fastify takes a number for "trust nobody", because it cannot know that the peer is a proxy;
 * here the operator has said so, and docs/operations.md what follows from it.
 */
export const trustOf = (
  proxies: Config['trustProxy'],
): string[] | false | ((address: string, hop: number) => boolean) => {
  if (Array.isArray(proxies)) return proxies;
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
};

/** Whether the one at the other end of the connection is such a proxy. */
export const trustsPeer = (proxies: Config['trustProxy']): ((address: string) => boolean) => {
  const trust = trustOf(proxies);
  if (!trust) return () => false;
  const isTrusted = typeof trust === 'function' ? trust : proxyAddresses.compile(trust);
  return (address) => isTrusted(address, 0);
};

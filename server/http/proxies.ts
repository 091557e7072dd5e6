import proxyAddresses from '@fastify/proxy-addr';
import type { Config } from '../config';

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

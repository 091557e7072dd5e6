import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const PORT = /:\d+$/;
/** Headers added by proxies: such a request may come from anywhere, whatever its socket says. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-real-.+|x-cluster-.+|x-envoy-.+|x-amz-.+|x-amzn-.+|(.+-)?client-ip|(.+-)?connecting-ip|cf-.+|cdn-.+|fly-.+|fastly-.+)$/;

/** Returns whether a host without port is a loopback name that cannot be registered in DNS. */
export const isLoopbackName = (host: string): boolean => LOOPBACK_NAME.test(host);

/** Browsers state that the request comes from another site. */
function isFromAnotherSite({ origin, referer, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  if (site !== undefined && site !== 'none' && site !== 'same-origin') return true;
  return [origin, referer].some((address) => address !== undefined && !isLoopbackName(hostOf(address)));
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Returns whether a program on this machine asks directly.
 * Requires a loopback `Host`, against DNS rebinding by foreign pages.
 * Refuses HTTP/1.0, which nginx uses by default towards its upstream without forwarding headers; no browser or scraper
 * does.
 */
export function isFromThisMachine({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  if (raw.httpVersion === '1.0' || isFromAnotherSite(headers)) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && isLoopbackName((headers.host ?? '').replace(PORT, ''));
}

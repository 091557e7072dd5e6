import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const PORT = /:\d+$/;
/** Headers that proxies add. A request with one of them may come from another machine. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-real-.+|x-cluster-.+|x-envoy-.+|x-amz-.+|x-amzn-.+|(.+-)?client-ip|(.+-)?connecting-ip|cf-.+|cdn-.+|fly-.+|fastly-.+)$/;

/** Returns whether `host`, without a port, is a loopback name. No such name can be registered in DNS. */
export const isLoopbackName = (host: string): boolean => LOOPBACK_NAME.test(host);

function isFromAnotherSite({ origin, referer, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  if (site !== undefined && site !== 'none' && site !== 'same-origin') return true;
  return [origin, referer].some((address) => address !== undefined && !isLoopbackName(hostOf(address)));
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Requires a loopback `Host`, against DNS rebinding.
 * Rejects HTTP/1.0, which nginx uses by default without forwarding headers.
 */
export function isLocalRequest({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  if (raw.httpVersion === '1.0' || isFromAnotherSite(headers)) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && isLoopbackName((headers.host ?? '').replace(PORT, ''));
}

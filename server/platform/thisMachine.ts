import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const PORT = /:\d+$/;
/** What stands in front of the server adds one of them: such a request comes from anywhere, whatever its socket says. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-real-.+|x-cluster-.+|x-envoy-.+|x-amz-.+|x-amzn-.+|(.+-)?client-ip|(.+-)?connecting-ip|cf-.+|cdn-.+|fly-.+|fastly-.+)$/;

/** Whether a host, without its port, is this machine under a name that nobody else can give to a machine. */
export const isLoopbackName = (host: string): boolean => LOOPBACK_NAME.test(host);

/** The page that asks, or that led here, is another site's: a browser says so. */
function isFromAnotherSite({ origin, referer, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  if (site !== undefined && site !== 'none' && site !== 'same-origin') return true;
  return [origin, referer].some((address) => address !== undefined && !isLoopbackName(hostOf(address)));
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Whether a program on this very machine asks, not through a proxy. Its `Host` must be the machine's own: a page of a foreign site that
 * had its name resolved to this machine (DNS rebinding) would ask by that name. HTTP/1.0 is what nginx speaks to what stands behind it
 * unless it is told otherwise, and then with the machine's own `Host` and no header of forwarding; no browser and no scraper does.
 */
export function isFromThisMachine({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  if (raw.httpVersion === '1.0' || isFromAnotherSite(headers)) return false;
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false;
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && isLoopbackName((headers.host ?? '').replace(PORT, ''));
}

import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a form comes from a page of this site. A browser says so itself and no page can change it: `Sec-Fetch-Site`, or where
 * that is missing (old browsers, plain http) `Origin` or `Referer`. One that sends none of them is let through: such a form
 * carries no rights of its visitor (no cookie counts here), and is held by the trap and the limit like any other.
 */
export const isFromHere = ({ headers, host }: Asked, siteUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return true;
  // The host and not the whole origin: behind a proxy that ends TLS this server does not know its own scheme.
  // An address drops the port that its scheme has anyway; a program's `Host` may name it.
  const own = [host.replace(/:(80|443)$/, ''), new URL(siteUrl).host];
  return URL.canParse(from) && own.includes(new URL(from).host);
};

import type { FastifyRequest } from 'fastify';

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/**
 * Returns a customer cookie's name, with a prefix that requires https. `__Host-` would send it with every request of
 * the site.
 */
export const cookieName = (name: string, siteUrl: string): string => (isSecure(siteUrl) ? `__Secure-${name}` : name);

/** Reads a cookie, also by the name without prefix of earlier releases. */
export const readCookie = ({ cookies, server }: FastifyRequest, name: string): string | undefined =>
  cookies[cookieName(name, server.config.siteUrl)] ?? cookies[name];

import type { FastifyRequest } from 'fastify';

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** `__Host-` would send the cookie with every request of the site. */
export const cookieName = (name: string, siteUrl: string): string => (isSecure(siteUrl) ? `__Secure-${name}` : name);

/** Also reads the name without prefix of earlier releases. */
export const readCookie = ({ cookies, server }: FastifyRequest, name: string): string | undefined =>
  cookies[cookieName(name, server.config.siteUrl)] ?? cookies[name];

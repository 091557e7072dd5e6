import type { FastifyRequest } from 'fastify';

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/** Not `__Host-`, which requires the path `/` and so sends the cookie with every request. */
export const cookieName = (name: string, siteUrl: string): string => (isSecure(siteUrl) ? `__Secure-${name}` : name);

/** Also reads the name without a prefix, which earlier releases used. */
export const readCookie = ({ cookies, server }: FastifyRequest, name: string): string | undefined =>
  cookies[cookieName(name, server.config.siteUrl)] ?? cookies[name];

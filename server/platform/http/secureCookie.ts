import type { FastifyRequest } from 'fastify';

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');

/**
 * The name of a customer's cookie. With the prefix a browser takes it over https alone. Not `__Host-`, which would send it with every request of the site
 * and not only with the calls below its path.
 */
export const cookieName = (name: string, siteUrl: string): string => (isSecure(siteUrl) ? `__Secure-${name}` : name);

/** Its value; a release before this one set it without the prefix. */
export const readCookie = ({ cookies, server }: FastifyRequest, name: string): string | undefined =>
  cookies[cookieName(name, server.config.siteUrl)] ?? cookies[name];

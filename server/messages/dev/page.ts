import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken } from '../../platform/auth/tokens';

const COOKIE = 'demo_outbox';
const SHAPE = /^[\w-]{43}$/;

/** In a public demo, sets the cookie that links a browser to its messages, and returns its hash. */
export function askerOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const { publicDemo, siteUrl } = request.server.config;
  if (!publicDemo) return undefined;
  const token = tokenOf(request) ?? randomBytes(32).toString('base64url');
  const secure = siteUrl.startsWith('https:');
  void reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure });
  return hashOfToken(token);
}

export function knownAsker(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashOfToken(token);
}

function tokenOf({ cookies }: FastifyRequest): string | null {
  const token = cookies[COOKIE] ?? '';
  return SHAPE.test(token) ? token : null;
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
  li { margin: 1rem 0; padding: 1rem; border: 1px solid; border-radius: 12px; list-style: none }
  ul { padding: 0 }
  button { font: inherit; padding: .5rem 1rem }
  pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`;

const policyWith = (formAction: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

export const devPolicy = policyWith("'none'");
export const devFormPolicy = policyWith("'self'");

export const devPage = ({ language, title }: { language: string; title: string }, body: string) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${body}
</html>`;

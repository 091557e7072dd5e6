import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../sms/sandbox';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
  li { margin: 1rem 0; padding: 1rem; border: 1px solid; border-radius: 12px; list-style: none }
  ul { padding: 0 }
  pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The messages of the sandbox at /dev/outbox, for people and, at /dev/outbox.json, for programs: in demo mode only. */
export async function devOutbox(app: FastifyInstance): Promise<void> {
  const { outbox } = app;
  if (app.config.mode !== 'demo' || !outbox) return;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
  const listed = () => outbox.map(({ phone, text, sentAt }) => ({ phone, text, code: codeIn(text), sent_at: sentAt }));
  app.get('/dev/outbox.json', async () => listed());
  app.get('/dev/outbox', async ({ headers }, reply) => {
    reply.header('vary', 'Accept');
    if (/^application\/json\b/.test(headers.accept ?? '')) return listed();
    return reply
      .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(page(outbox));
  });
}

/** The last line of a code's message ends with it. */
const codeIn = (text: string) => /#(\d+)$/.exec(text)?.[1] ?? null;

const page = (outbox: Outbox) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>SMS outbox</title>
<style>${style}</style>
<h1>SMS outbox</h1>
<p>The sandbox sends nothing: these are the newest messages. <a href="/dev/outbox">Look again</a></p>
${outbox.length > 0 ? `<ul>${outbox.map(item).join('')}</ul>` : '<p>No message yet.</p>'}
</html>`;

const item = ({ phone, text, sentAt }: Outbox[number]) =>
  `<li><b>${escaped(phone)}</b> <time>${sentAt.toISOString()}</time><pre>${escaped(text)}</pre></li>`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { BROWSER_ERROR_KINDS } from '../../contract/browserErrors';
import { siteCalls } from '../../contract/siteCalls';
import { framesOf, withoutTypedText } from '../http/redact';
import { registerCall } from './register';

/** One error meets many visitors: each stands in the log once in this time, with how many there were since. */
const LOG_EVERY_MS = 60_000;
/** What anybody can invent must not fill the memory. */
const MOST_KNOWN = 200;

/** Errors of the site in browsers: into the log, and counted. */
export async function browserErrorRoutes(app: FastifyInstance): Promise<void> {
  const errors = new Counter({
    name: 'yolda_browser_errors_total',
    help: 'Errors of the site that browsers reported',
    labelNames: ['kind'],
    registers: [app.metrics.registry],
  });
  for (const kind of BROWSER_ERROR_KINDS) errors.inc({ kind }, 0);
  const known = new Map<string, { loggedAt: number; unlogged: number }>();

  registerCall(app, siteCalls.reportBrowserError).handledBy(async ({ body, request }) => {
    const { kind, message, stack, release, page, language } = body;
    errors.inc({ kind });
    const error = withoutTypedText(message);
    const name = `${release} ${kind} ${error}`;
    const { loggedAt, unlogged } = known.get(name) ?? { loggedAt: Number.NEGATIVE_INFINITY, unlogged: 0 };
    const isDue = performance.now() - loggedAt >= LOG_EVERY_MS;
    known.delete(name);
    known.set(name, isDue ? { loggedAt: performance.now(), unlogged: 0 } : { loggedAt, unlogged: unlogged + 1 });
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    if (!isDue) return;
    const reports = unlogged + 1;
    const browser = { kind, error, stack: framesOf(stack), release, page, language, reports };
    request.log.warn({ browser }, 'Browser error');
  });
}

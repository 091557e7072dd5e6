import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { Counter } from 'prom-client';
import { countedPath } from '#contract/rules/pageViews';
import { BROWSER_ERROR_KINDS, type PageView, telemetryCalls } from '#contract/telemetry';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { pageViews } from '../platform/db/schema/system';
import { framesOf, withoutTypedText } from '../platform/http/log';
import { registerCall } from '../platform/http/registerCall';
import { pageViewMetrics } from '../platform/metrics/pageViews';

/** Maximum rows per day, so that invented paths cannot fill the disk. */
const ROWS_A_DAY = 10_000;
const ELSEWHERE = { path: '/*', referrer: '' };

/**
 * Increments today's page view count of path, referrer, language and device. From `most` rows a day on, new paths are
 * counted as `/*` without referrer.
 */
export async function countPageView(db: Database, view: PageView, most = ROWS_A_DAY): Promise<void> {
  const today = dateIn(sql`now()`);
  const { path, referrer, language, device } = view;
  const { rows } = await db.execute(sql`update ${pageViews} set count = count + 1 where day = ${today}
    and path = ${path} and referrer = ${referrer} and language = ${language} and device = ${device} returning 1`);
  if (rows.length > 0) return;
  await db.execute(sql`
    with known as (select count(*) < ${most}::int as has_room from ${pageViews} where day = ${today})
    insert into ${pageViews} as counted (day, path, referrer, language, device)
    select ${today}, case when has_room then ${path}::text else ${ELSEWHERE.path}::text end,
      case when has_room then ${referrer}::text else ${ELSEWHERE.referrer}::text end, ${language}, ${device} from known
    on conflict (day, path, referrer, language, device) do update set count = counted.count + 1`);
}

const LOG_EVERY_MS = 60_000;
const MAX_KNOWN = 200;

export async function browserErrorRoutes(app: FastifyInstance): Promise<void> {
  const errors = new Counter({
    name: 'yolda_browser_errors_total',
    help: 'Errors reported by browsers',
    labelNames: ['kind'],
    registers: [app.metrics.registry],
  });
  for (const kind of BROWSER_ERROR_KINDS) errors.inc({ kind }, 0);
  const known = new Map<string, { loggedAt: number; unlogged: number }>();

  registerCall(app, telemetryCalls.reportBrowserError).handledBy(async ({ body, request }) => {
    const { kind, message, stack, release, page, language } = body;
    errors.inc({ kind });
    const error = withoutTypedText(message);
    const name = `${release} ${kind} ${error}`;
    const { loggedAt, unlogged } = known.get(name) ?? { loggedAt: Number.NEGATIVE_INFINITY, unlogged: 0 };
    const isDue = performance.now() - loggedAt >= LOG_EVERY_MS;
    known.delete(name);
    known.set(name, isDue ? { loggedAt: performance.now(), unlogged: 0 } : { loggedAt, unlogged: unlogged + 1 });
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    if (!isDue) return;
    const reports = unlogged + 1;
    const browser = { kind, error, stack: framesOf(stack), release, page, language, reports };
    request.log.warn({ browser }, 'Browser error');
  });
}

/** Counts page views, except of bots and of visitors who opt out (DNT, GPC). */
export async function pageViewRoutes(app: FastifyInstance): Promise<void> {
  const { own } = app.config.analytics;
  const count = own ? pageViewMetrics(app.metrics.registry) : null;
  registerCall(app, telemetryCalls.countPageView).handledBy(async ({ db, body, request: { headers } }) => {
    const isAgainst = headers.dnt === '1' || headers['sec-gpc'] === '1';
    if (!count || isAgainst || isbot(headers['user-agent'] ?? '')) return;
    const view = { ...body, path: countedPath(body.path) };
    count(view);
    await countPageView(db, view);
  });
}

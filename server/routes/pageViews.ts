import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { countedPath } from '../../contract/countedPaths';
import { siteCalls } from '../../contract/siteCalls';
import { pageViewMetrics } from '../metrics/pageViews';
import { countPageView } from '../repositories/pageViews';
import { registerCall } from './register';

/** Views of pages, counted where ANALYTICS says so: neither of programs, nor of whoever asks not to be counted. */
export async function pageViewRoutes(app: FastifyInstance): Promise<void> {
  const { own } = app.config.analytics;
  const count = own ? pageViewMetrics(app.metrics.registry) : null;
  registerCall(app, siteCalls.countPageView).handledBy(async ({ db, body, request: { headers } }) => {
    const isAgainst = headers.dnt === '1' || headers['sec-gpc'] === '1';
    if (!count || isAgainst || isbot(headers['user-agent'] ?? '')) return;
    const view = { ...body, path: countedPath(body.path) };
    count(view);
    await countPageView(db, view);
  });
}

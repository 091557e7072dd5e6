import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ownPath } from '../html/ownPath';
import { type RemoteApi, watchRemote } from '../html/remoteApi';
import { remoteMetrics } from '../metrics/remoteApis';

/** `app.remoteApis`: those of the two APIs that are another server's, by the origin of their address. */
export const remoteApis = fp(
  async (app: FastifyInstance) => {
    const { mainApiUrl, publicApiUrl, siteUrl } = app.config;
    const figures = remoteMetrics(app.metrics.registry);
    const remotes = new Map<string, RemoteApi>();
    for (const [part, url] of [
      ['main_api', mainApiUrl],
      ['public_api', publicApiUrl],
    ] as const) {
      if (url === '' || url === siteUrl || ownPath(url, siteUrl) !== null) continue;
      const { origin } = new URL(url);
      // Both on one server fail together: one name says it.
      if (!remotes.has(origin)) remotes.set(origin, watchRemote({ part, log: app.log, figures: figures(part) }));
    }
    app.decorate('remoteApis', remotes);
  },
  { name: 'remoteApis', dependencies: ['metrics'] },
);

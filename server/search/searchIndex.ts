import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { refreshSearch } from './refresh';

/** How long a search waits for an index that is behind; after that it answers with what there is. */
const PATIENCE_MS = 400;

/**
 * `app.freshSearch()` brings the search's index up to date where the content has changed since it was asked last: nothing runs while
 * nobody searches. The first time is when the server begins to listen, since a release may bring other rules.
 */
export const searchIndex = fp(
  async (app: FastifyInstance) => {
    let seen: number | null = null;
    let running: Promise<void> | null = null;

    const refresh = async () => {
      try {
        const version = await app.contentVersion();
        // Another process at it raises the version when it is done.
        if (await refreshSearch(app.db)) seen = version;
      } catch (err) {
        app.log.error({ err }, 'The index of the search was not brought up to date');
      } finally {
        running = null;
      }
    };

    app.decorate('freshSearch', async () => {
      if ((await app.contentVersion()) === seen) return;
      running ??= refresh();
      await Promise.race([running, wait(PATIENCE_MS, undefined, { ref: false })]);
    });
    app.addHook('onListen', async () => {
      running ??= refresh();
    });
    // The database closes after this: a batch that runs is waited for.
    app.addHook('onClose', async () => {
      await running;
    });
  },
  { name: 'searchIndex', dependencies: ['contentVersion'] },
);

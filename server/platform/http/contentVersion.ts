import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { queryRows } from '../db/queryRows';

declare module 'fastify' {
  interface FastifyInstance {
    contentVersion(options?: { fresh?: boolean }): Promise<number>;
  }
}

const CACHE_MS = 1_000;
const TIMEOUT_MS = 250;
const OUTAGE_MS = 1_000;

/**
 * Triggers increment the version on each content change. It is cached for a second, and concurrent callers share a
 * query.
 * If the database fails, returns the last known version, except for `fresh`.
 */
export const contentVersion = fp(
  async (app: FastifyInstance) => {
    let known: number | null = null;
    let freshUntil = 0;
    let reading: Promise<number> | null = null;
    let isLate = false;

    const read = async (): Promise<number> => {
      freshUntil = performance.now() + CACHE_MS;
      const outageTimer = wait(OUTAGE_MS);
      void outageTimer.elapsed.then(() =>
        app.outage.begin(new Error(`No answer from the database for ${OUTAGE_MS} ms`)),
      );
      try {
        known = await queryVersion(app);
        app.outage.end();
        return known;
      } catch (error) {
        app.outage.begin(error);
        throw error;
      } finally {
        outageTimer.cancel();
        isLate = false;
      }
    };

    const begin = () => {
      const begun = read().finally(() => {
        if (reading === begun) reading = null;
      });
      // Prevents an unhandled rejection if no caller waits any more.
      begun.catch(() => {});
      reading = begun;
      return begun;
    };

    app.decorate('contentVersion', async ({ fresh = false }: { fresh?: boolean } = {}) => {
      if (fresh) return begin();
      if (known !== null && performance.now() < freshUntil) return known;
      const answer = reading ?? begin();
      if (known === null) return answer;
      if (isLate) return known;
      const last = known;
      const timeout = wait(TIMEOUT_MS);
      const late = timeout.elapsed.then(() => {
        isLate = reading === answer;
        return last;
      });
      return Promise.race([answer.catch(() => last), late]).finally(timeout.cancel);
    });
  },
  { name: 'contentVersion', dependencies: ['outage'] },
);

async function queryVersion(app: FastifyInstance): Promise<number> {
  const { rows } = await queryRows<{ version: string }>(
    app.db,
    { version: 'text' },
    sql`select version::text as version from content_version`,
  );
  return Number(rows[0]?.version ?? 0);
}

/**
 * Lets pending I/O callbacks run first, because in a busy process the timer may fire before an arrived reply is read.
 */
function wait(ms: number): { elapsed: Promise<void>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let read: NodeJS.Immediate | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      read = setImmediate(resolve);
    }, ms).unref();
  });
  const cancel = () => {
    clearTimeout(timer);
    clearImmediate(read);
  };
  return { elapsed, cancel };
}

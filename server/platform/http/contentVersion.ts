import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { queryRows } from '../db/queryRows';

declare module 'fastify' {
  interface FastifyInstance {
    /** Rises with every change of content; up to a second old unless `fresh`, and the last known one while the database does not answer. */
    contentVersion(options?: { fresh?: boolean }): Promise<number>;
  }
}

/** How long a change of content made by another process, or by hand, may stay unseen. */
const REMEMBER_MS = 1_000;
/** How long callers wait for an answer before they go on with the last known version. */
const PATIENCE_MS = 250;
/** From when a database that does not answer counts as absent. */
const ABSENT_MS = 1_000;

/**
 * `app.contentVersion()`: the number that a trigger raises with every change of content. Reply and page caches ask for it
 * on every request, so it is remembered for a second and concurrent callers share one query. A database that is down or hangs
 * takes nothing from the caches: what was known last goes on, while each second one query looks whether the database is back.
 */
export const contentVersion = fp(
  async (app: FastifyInstance) => {
    let known: number | null = null;
    let until = 0;
    let reading: Promise<number> | null = null;
    let isLate = false;

    const read = async (): Promise<number> => {
      until = performance.now() + REMEMBER_MS;
      const absent = wait(ABSENT_MS);
      void absent.over.then(() => app.outage.begin(new Error(`No answer from the database for ${ABSENT_MS} ms`)));
      try {
        known = await ask(app);
        app.outage.end();
        return known;
      } catch (error) {
        app.outage.begin(error);
        throw error;
      } finally {
        absent.cancel();
        isLate = false;
      }
    };

    const begin = () => {
      const begun = read().finally(() => {
        if (reading === begun) reading = null;
      });
      // Those who wait hear of a failure; it may also come when nobody waits any more.
      begun.catch(() => {});
      reading = begun;
      return begun;
    };

    app.decorate('contentVersion', async ({ fresh = false }: { fresh?: boolean } = {}) => {
      if (fresh) return begin();
      if (known !== null && performance.now() < until) return known;
      const answer = reading ?? begin();
      if (known === null) return answer;
      if (isLate) return known;
      const last = known;
      const patience = wait(PATIENCE_MS);
      const late = patience.over.then(() => {
        isLate = reading === answer;
        return last;
      });
      return Promise.race([answer.catch(() => last), late]).finally(patience.cancel);
    });
  },
  { name: 'contentVersion', dependencies: ['outage'] },
);

async function ask(app: FastifyInstance): Promise<number> {
  const { rows } = await queryRows<{ version: string }>(
    app.db,
    { version: 'text' },
    sql`select version::text as version from content_version`,
  );
  return Number(rows[0]?.version ?? 0);
}

/** A process that was busy finds the timer over and the answer unread: what has come is read first. */
function wait(ms: number): { over: Promise<void>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let read: NodeJS.Immediate | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      read = setImmediate(resolve);
    }, ms).unref();
  });
  const cancel = () => {
    clearTimeout(timer);
    clearImmediate(read);
  };
  return { over, cancel };
}

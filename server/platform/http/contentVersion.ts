import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { queryRows } from '../db/queryRows';

declare module 'fastify' {
  interface FastifyInstance {
    contentVersion(options?: { fresh?: boolean }): Promise<number>;
  }
}

const REMEMBER_MS = 1_000;
const TIMEOUT_MS = 250;
const ABSENT_MS = 1_000;

/**
 * Raised by triggers with every content change. Cached for a second with one query for concurrent callers.
 * If the database fails, the last known version is used.
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
      // Without waiting callers the rejection must not be unhandled.
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
      const patience = wait(TIMEOUT_MS);
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

/** In a busy process the timer may fire before an arrived reply is read, so I/O is handled first. */
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

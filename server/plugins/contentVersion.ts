import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** How long a change of content made by another process, or by hand, may stay unseen. */
const rememberMs = 1_000;

/**
 * `app.contentVersion()`: the number that a trigger raises with every change of content. Reply and page caches ask for it
 * on every request, so it is remembered for a second and concurrent callers share one query.
 */
export const contentVersion = fp(
  async (app: FastifyInstance) => {
    let asked: Promise<number> | null = null;
    let until = 0;
    app.decorate('contentVersion', (options: { fresh?: boolean } = {}) => {
      if (asked && !options.fresh && performance.now() < until) return asked;
      until = performance.now() + rememberMs;
      asked = read(app).catch((error: unknown) => {
        asked = null;
        throw error;
      });
      return asked;
    });
  },
  { name: 'contentVersion' },
);

async function read(app: FastifyInstance): Promise<number> {
  const { rows } = await app.db.execute<{ version: string }>(sql`select version::text as version from content_version`);
  return Number(rows[0]?.version ?? 0);
}

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './errors';

const patienceMs = 2_000;

/** /healthz: the process answers. /readyz: so does its database; a balancer sends visitors only then. */
export async function health(app: FastifyInstance): Promise<void> {
  const quiet = { config: { quiet: true } };
  app.get('/healthz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('late')), patienceMs);
    });
    try {
      await Promise.race([app.db.execute(sql`select 1`), late]);
      return { status: 'ready' };
    } catch {
      throw new ApiFailure(503, 'unavailable');
    } finally {
      clearTimeout(timer);
    }
  });
}

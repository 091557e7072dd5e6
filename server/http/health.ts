import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { ApiFailure, sendFailure } from './errors';

const patienceMs = 2_000;
const GOOD_FOR_MS = 1_000;

/**
 * /healthz: the process answers. /readyz: so does its database, and no stop has begun; a balancer sends visitors only then. The API of another server that is
 * down leaves it ready, `degraded`: every process of ours misses it alike, and cached pages are still served. With `?exclude=database`, as Kubernetes
 * names it, that holds for the database too: a balancer that asks so shuts nobody out in an outage.
 */
export async function health(app: FastifyInstance): Promise<void> {
  const quiet = { config: { quiet: true } };
  app.get('/healthz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get<{ Querystring: { exclude?: string | string[] } }>('/readyz', quiet, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isDraining()) return sendFailure(new ApiFailure(503, 'unavailable'), request, reply);
    const isNeeded = ![request.query.exclude].flat().includes('database');
    if (isNeeded && !(await databaseAnswers(app.db))) throw new ApiFailure(503, 'unavailable');
    const remotes = [...app.remoteApis.values()];
    await Promise.all(remotes.map((remote) => remote.probe()));
    const down = remotes.filter(({ isUp }) => !isUp).map(({ part }) => part);
    return down.length === 0 ? { status: 'ready' } : { status: 'degraded', down };
  });
}

const checks = new WeakMap<Database, Promise<boolean>>();

/**
 * Whether the database answers in time. One check runs at a time, and its answer is good for another second: /readyz is open to
 * everybody, and its callers cost the database a statement a second, however many they are.
 */
export function databaseAnswers(db: Database): Promise<boolean> {
  const known = checks.get(db);
  if (known) return known;
  const check = inTime(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
  checks.set(db, check);
  void check.then(() => setTimeout(() => checks.delete(db), GOOD_FOR_MS).unref());
  return check;
}

/** The answer, if it comes within 2 s; else throws. */
export async function inTime<Answer>(answer: PromiseLike<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

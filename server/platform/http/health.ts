import type { FastifyInstance } from 'fastify';
import { databaseNow } from '../db/clock';
import type { Database } from '../db/database';
import { ApiFailure, sendFailure } from './errors';

const patienceMs = 2_000;
const GOOD_FOR_MS = 1_000;
/** How far this server's clock may be from the database's: sessions, codes and reminders go by one time for all processes. */
const MAX_SKEW_MS = 60_000;

/**
 * /healthz: the process answers. /readyz: so does its database, by the same clock, and no stop has begun; a balancer sends visitors only then. The API of another server that is
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
    const skew = isNeeded ? await clockSkew(app.db) : 0;
    if (skew === null) throw new ApiFailure(503, 'unavailable');
    if (Math.abs(skew) > MAX_SKEW_MS) {
      request.log.error({ skewSeconds: Math.round(skew / 1000) }, 'The clock of this server is wrong');
      return sendFailure(new ApiFailure(503, 'unavailable'), request, reply);
    }
    const remotes = [...app.remoteApis.values()];
    await Promise.all(remotes.map((remote) => remote.probe()));
    const down = remotes.filter(({ isUp }) => !isUp).map(({ part }) => part);
    return down.length === 0 ? { status: 'ready' } : { status: 'degraded', down };
  });
}

const checks = new WeakMap<Database, Promise<number | null>>();

/**
 * How many milliseconds this server's clock is ahead of the database's; null where the database does not answer in time. One check runs at a time, and its
 * answer is good for another second: /readyz is open to everybody, and its callers cost the database a statement a second, however many they are.
 */
export function clockSkew(db: Database): Promise<number | null> {
  const known = checks.get(db);
  if (known) return known;
  const check = inTime(databaseNow(db)).then(
    (now) => Date.now() - now.getTime(),
    () => null,
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

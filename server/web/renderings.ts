import type { FastifyInstance } from 'fastify';
import { fairQueue } from '../platform/fairQueue';
import { ApiFailure } from '../platform/http/errors';
import { WindowCounts } from '../platform/limits/windowCounts';
import type { PageAddress } from '../platform/pages/pageAddress';

/** A page that is not rendered now: 429 to an address that asked for too many, 503 where too many wait. */
export class RenderingRefused extends ApiFailure {}

/** The seconds in which a full queue is empty again. */
const SOON = 2;
/** A cached page is asked for by many behind one address, in the minutes after the content has changed. */
const FACTOR_FOR_CACHED_PAGES = 5;

const queueOf = (atOnce: number) =>
  fairQueue({
    atOnce,
    maxWaiting: 64,
    maxOfOne: 16,
    refuse: () => new RenderingRefused(503, 'busy', { retryAfter: SOON }),
  });

type Rendered = { cacheable: boolean };

/**
 * When a page may be rendered for a visitor. A rendering holds the event loop for some 10 ms: a few run at once, others wait their turn.
 * Those that nobody else will use (a search) have a queue of their own and are counted by address; so is every other one that was not
 * cached or has a filter, against a wider limit: `/no-such-page-1`, `?category=12345` and the like are as many as somebody cares to invent.
 */
export const createRenderings = (app: FastifyInstance, isContentOurs: boolean) => {
  const { pagesMax } = app.config.rateLimit;
  const counts = new WindowCounts(60_000);
  // Rendering itself happens one at a time anyway; those that wait for another server's content do so side by side.
  const shared = queueOf(isContentOurs ? 2 : 8);
  const own = queueOf(isContentOurs ? 1 : 4);

  /** `visitor` null: a rendering that the server itself asks for, which waits for nobody. */
  return async <Result extends Rendered>(
    visitor: string | null,
    { cacheable, search }: PageAddress,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (visitor === null) return work();
    const { count, ttl } = counts.read(visitor);
    if (count >= (cacheable ? FACTOR_FOR_CACHED_PAGES : 1) * pagesMax) {
      throw new RenderingRefused(429, 'too_many_requests', { retryAfter: ttl / 1000 });
    }
    const isCounted = !cacheable || search !== '';
    if (isCounted) counts.add(visitor);
    const result = await (cacheable ? shared : own)(visitor, work);
    if (!isCounted && !result.cacheable) counts.add(visitor);
    return result;
  };
};

import type { FastifyInstance } from 'fastify';
import { type FairQueue, fairQueue } from '../html/fairQueue';
import { ApiFailure } from '../http/errors';

type Uploads = {
  /** Where the body of an upload is a file. */
  url: string;
  maxBytes: number;
  tooHeavy: () => ApiFailure;
};

/**
 * Lets a scope of its own understand files (`request.upload`, beside the body, which is looked through value by value); everywhere else only
 * JSON is understood. What a file is, its bytes say, not its type.
 */
export function takeUploads(scope: FastifyInstance, { url, maxBytes, tooHeavy }: Uploads): void {
  const json = scope.getDefaultJsonParser('error', 'error');
  scope.decorateRequest('upload', null);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, json);
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (request, bytes, done) => {
    request.upload = bytes as Buffer;
    done(null, null);
  });
  scope.addHook('preParsing', async ({ headers, routeOptions }) => {
    if (routeOptions.url === url && Number(headers['content-length']) > maxBytes) throw tooHeavy();
  });
}

/** One file at a time, because reading one takes memory many times its size. More than `maxWaiting`, of one person `maxOfOne`, are 429. */
export const filesInTurn = (most: { maxWaiting: number; maxOfOne: number }): FairQueue =>
  fairQueue({ atOnce: 1, ...most, refuse: () => new ApiFailure(429, 'too_many_requests', { retryAfter: 5 }) });

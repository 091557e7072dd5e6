import type { FastifyInstance } from 'fastify';
import { fairQueue } from '../html/fairQueue';
import { ApiFailure } from '../http/errors';

type Uploads = {
  /** Where the body of an upload is a file. */
  url: string;
  maxBytes: number;
  tooHeavy: () => ApiFailure;
  /** Files that wait for their turn; more are 429. */
  maxWaiting: number;
  /** Of them, of one person. */
  maxOfOne: number;
};

/**
 * Lets a scope of its own understand files (`request.upload`, beside the body, which is looked through value by value); everywhere else only
 * JSON is understood. What a file is, its bytes say, not its type. Returns the turn in which files are read, one at a time: that takes memory
 * many times their size.
 */
export function takeUploads(
  scope: FastifyInstance,
  { url, maxBytes, tooHeavy, maxWaiting, maxOfOne }: Uploads,
): ReturnType<typeof fairQueue> {
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
  const refuse = () => new ApiFailure(429, 'too_many_requests', { retryAfter: 5 });
  return fairQueue({ atOnce: 1, maxWaiting, maxOfOne, refuse });
}

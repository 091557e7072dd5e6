import type { FastifyInstance } from 'fastify';
import { PICTURE_MAX_BYTES } from '../../../contract/desk/limits';
import { type FairQueue, fairQueue } from '../../html/fairQueue';
import { ApiFailure } from '../../http/errors';

const MAX_WAITING = 12;
const MAX_OF_ONE = 6;

/** Decoding takes up to some hundred megabytes: one at a time, so that the site keeps its memory and a core. */
export const picturesInTurn = (): FairQueue =>
  fairQueue({
    atOnce: 1,
    maxWaiting: MAX_WAITING,
    maxOfOne: MAX_OF_ONE,
    refuse: () => new ApiFailure(429, 'too_many_requests', { retryAfter: 5 }),
  });

/** Routes that take a picture as their body, in a scope of their own: everywhere else only JSON is understood. `url`: of the upload. */
export function takeUploads(scope: FastifyInstance, url: string): void {
  scope.decorateRequest('upload', null);
  const json = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, json);
  // Beside the body, which is looked through value by value. What it is, its bytes say, not its type.
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: PICTURE_MAX_BYTES }, (request, bytes, done) => {
    request.upload = bytes as Buffer;
    done(null, null);
  });
  scope.addHook('preParsing', async ({ headers, routeOptions }) => {
    const isUpload = routeOptions.url === url;
    if (isUpload && Number(headers['content-length']) > PICTURE_MAX_BYTES)
      throw new ApiFailure(413, 'picture_too_heavy');
  });
}

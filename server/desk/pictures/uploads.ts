import type { FastifyInstance } from 'fastify';
import { PICTURE_MAX_BYTES } from '../../../contract/desk/limits';
import type { FairQueue } from '../../html/fairQueue';
import { ApiFailure } from '../../http/errors';
import { filesInTurn, takeUploads } from '../uploads';

/** The turn of all that decodes pictures, which takes up to some hundred megabytes: the site keeps its memory and a core. */
export const picturesInTurn = (): FairQueue => filesInTurn({ maxWaiting: 12, maxOfOne: 6 });

/** Routes that take a picture as their body. `url`: of the upload. */
export const takePictures = (scope: FastifyInstance, url: string): void =>
  takeUploads(scope, {
    url,
    maxBytes: PICTURE_MAX_BYTES,
    tooHeavy: () => new ApiFailure(413, 'picture_too_heavy'),
  });

import type { FastifyInstance } from 'fastify';
import { visitsCalls } from '../../../contract/desk/visits';
import type { FairQueue } from '../../html/fairQueue';
import { ApiFailure } from '../../http/errors';
import { takePictures } from '../pictures/uploads';
import { registerDeskCall } from '../register';
import { changedMeanwhile, changingVisit, readOrRefuse, versionIn } from './changing';
import { addPhoto, develop, readPhoto, removePhoto, requirePlace } from './photos';
import { lockVisit } from './scope';

/** Photographs are private: each is asked for anew, with the permission of whoever asks. */
const PRIVATE = 'private, no-store';

export async function visitPhotoRoutes(app: FastifyInstance, inTurn: FairQueue): Promise<void> {
  await app.register(async (scope) => {
    takePictures(scope, '/api/desk/visits/:id/photos');

    registerDeskCall(scope, visitsCalls.addVisitPhoto).handledBy(async (input) => {
      const { db, params, query, request, me } = input;
      const { upload } = request;
      const { finding } = query;
      // Before anything is decoded.
      const isOther = await db.transaction(async (tx) => {
        const visit = await lockVisit(tx, me.scope, params.id);
        if (!visit) throw new ApiFailure(404, 'not_found');
        if (visit.version !== versionIn(input)) return true;
        await requirePlace(tx, visit, finding);
        return false;
      });
      if (isOther) throw changedMeanwhile(await readOrRefuse(db, params.id, input), null);
      if (!upload) throw new ApiFailure(400, 'picture_type');
      const photo = await inTurn(String(me.id), () => develop(upload));
      return changingVisit(input, (tx, visit, by) => addPhoto(tx, visit, { photo, finding }, by));
    });

    registerDeskCall(scope, visitsCalls.removeVisitPhoto).handledBy((input) =>
      changingVisit(input, (tx, visit, by) => removePhoto(tx, visit, input.params.thing, by)),
    );

    registerDeskCall(scope, visitsCalls.readVisitPhoto).handledBy(async ({ db, params, query, me, reply }) => {
      const bytes = await readPhoto(db, { ...params, isSmall: query.size === 'small' }, { me });
      if (!bytes) throw new ApiFailure(404, 'not_found');
      reply.type('image/webp').header('cache-control', PRIVATE);
      return bytes;
    });
  });
}

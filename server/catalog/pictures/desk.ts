import type { FastifyInstance } from 'fastify';
import { deskPicturesCalls, type PicturePlace } from '#contract/pictures';
import { DRAWING_MIN_SIDE, PICTURE_MAX_BYTES, PICTURE_MIN_SIDE } from '#contract/rules/deskLimits';
import { fitsPlace, leastSizeOf, type PictureSize } from '#contract/rules/pictures';
import type { FairQueue } from '../../platform/fairQueue';
import { ApiFailure } from '../../platform/http/errors';
import { fieldTexts } from '../../platform/http/errorTexts';
import type { Language } from '../../platform/language';
import { actorOf } from '../../staff/audit/record';
import { registerDeskCall } from '../../staff/deskCalls';
import { acceptUploads, uploadQueue } from '../../staff/uploads';
import { inspectPicture, refuseSmall } from './inspect';
import { fitOriginal } from './render';
import {
  addPicture,
  changePicture,
  deletePicture,
  hashOf,
  idOfUpload,
  listPictures,
  placeIn,
  readPicture,
  renderFor,
} from './store';

/** Decodes one picture at a time, because each needs several hundred MB of memory. */
export const pictureQueue = (): FairQueue => uploadQueue({ maxWaiting: 12, maxOfOne: 6 });

export const acceptPictures = (scope: FastifyInstance, url: string): void =>
  acceptUploads(scope, {
    url,
    maxBytes: PICTURE_MAX_BYTES,
    tooHeavy: () => new ApiFailure(413, 'picture_too_heavy'),
  });

export async function pictureRoutes(app: FastifyInstance, enqueue: FairQueue): Promise<void> {
  await app.register(async (scope) => {
    acceptPictures(scope, '/api/desk/pictures');

    registerDeskCall(scope, deskPicturesCalls.uploadPicture).handledBy(async ({ db, query, request, me, language }) => {
      const { upload } = request;
      if (!upload) throw new ApiFailure(400, 'picture_type');
      const sha256 = hashOf(upload);
      const fits = fitting(placeIn(query), language);
      const add = async () => {
        const leastSide = query.fit === 'contain' ? DRAWING_MIN_SIDE : PICTURE_MIN_SIDE;
        await inspectPicture(upload, leastSide);
        const picture = await fitOriginal(upload);
        refuseSmall(picture, leastSide);
        fits(picture);
        return addPicture(db, { ...picture, sha256, size: upload.length }, actorOf(request));
      };
      const id = (await idOfUpload(db, sha256)) ?? (await enqueue(String(me.id), add));
      const picture = id === null ? null : await readPicture(db, id, language);
      if (!picture) throw new ApiFailure(409, 'conflict');
      fits(picture);
      return picture;
    });

    registerDeskCall(scope, deskPicturesCalls.listPictures).handledBy(({ db, query, language }) =>
      listPictures(db, query, language),
    );

    registerDeskCall(scope, deskPicturesCalls.changePicture).handledBy(
      async ({ db, params: { id }, headers, body, request, language }) => {
        const version = Number(headers['if-match'].replaceAll('"', ''));
        const isChanged = await changePicture(db, { id, version, ...body }, actorOf(request));
        const picture = await readPicture(db, id, language);
        if (!picture) throw new ApiFailure(404, 'not_found');
        if (!isChanged) throw new ApiFailure(412, 'picture_changed', { more: { current: picture, asked: body } });
        return picture;
      },
    );

    registerDeskCall(scope, deskPicturesCalls.renderPicture).handledBy(
      async ({ db, params: { id }, body: place, me, language }) => {
        const path = await enqueue(String(me.id), () => renderFor(db, id, place, fitting(place, language)));
        if (path === null) throw new ApiFailure(404, 'not_found');
        return { path };
      },
    );

    registerDeskCall(scope, deskPicturesCalls.deletePicture).handledBy(async ({ db, params, request, language }) => {
      const end = await deletePicture(db, params.id, actorOf(request), language);
      if (end === 'missing') throw new ApiFailure(404, 'not_found');
      if (end === 'used') throw new ApiFailure(409, 'picture_used');
      return undefined;
    });
  });
}

const fitting = (place: PicturePlace | null, language: Language) => (picture: PictureSize) => {
  if (!place || place.fit === 'contain' || fitsPlace(picture, place)) return;
  const { width, height } = leastSizeOf(place);
  const text = fieldTexts.minimumSize[language].replace('{limit}', `${width}\u00a0×\u00a0${height}`);
  throw new ApiFailure(400, 'picture_too_small', { errors: { picture: [text] } });
};

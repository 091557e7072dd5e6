import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  IdParamsSchema,
  IdSchema,
  IfMatchSchema,
  nullable,
  PersonRefSchema,
  TimeSchema,
  textSchema,
} from './common';
import {
  DESK_SEARCH_MAX_LENGTH,
  PICTURE_ALT_MAX_LENGTH,
  PICTURE_MAX_PLACE,
  PICTURE_MIN_SIDE,
  PICTURE_PLACES,
} from './rules/deskLimits';

const PlaceSideSchema = Type.Integer({ minimum: PICTURE_MIN_SIDE, maximum: PICTURE_MAX_PLACE });
const FitSchema = Type.Optional(Type.Enum(['contain']));
export const PicturePlaceSchema = Type.Object({ width: PlaceSideSchema, height: PlaceSideSchema, fit: FitSchema });
export type PicturePlace = Static<typeof PicturePlaceSchema>;

export const PictureUploadQuerySchema = Type.Object({
  width: Type.Optional(PlaceSideSchema),
  height: Type.Optional(PlaceSideSchema),
  fit: FitSchema,
});
export type PictureUploadQuery = Static<typeof PictureUploadQuerySchema>;

const ShareSchema = Type.Number({ minimum: 0, maximum: 1 });
export const FocusPointSchema = Type.Object({ x: ShareSchema, y: ShareSchema });
const AltSchema = textSchema(PICTURE_ALT_MAX_LENGTH);
export const PictureAltSchema = Type.Object({ ru: AltSchema, uz: AltSchema });

export const PictureUseSchema = Type.Object({
  place: Type.Enum([...PICTURE_PLACES]),
  id: IdSchema,
  name: Type.String(),
});
export type PictureUse = Static<typeof PictureUseSchema>;

/**
 * `size`: bytes of the upload. `preview`: uncropped, at most 640 wide.
 * `crop`: URL for the requested size, cropped around the focus point.
 */
export const StoredPictureSchema = Type.Object({
  id: IdSchema,
  version: CountSchema,
  width: CountSchema,
  height: CountSchema,
  size: CountSchema,
  alt: PictureAltSchema,
  focus: FocusPointSchema,
  preview: Type.String(),
  crop: Type.Optional(Type.String()),
  created_at: TimeSchema,
  by: nullable(PersonRefSchema),
  uses: Type.Array(PictureUseSchema),
});
export type StoredPicture = Static<typeof StoredPictureSchema>;
export const StoredPicturePageSchema = Type.Object({ items: Type.Array(StoredPictureSchema), next: CursorSchema });
export type StoredPicturePage = Static<typeof StoredPicturePageSchema>;

export const PictureListQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ maxLength: DESK_SEARCH_MAX_LENGTH })),
  path: Type.Optional(Type.String({ maxLength: 200 })),
  width: Type.Optional(PlaceSideSchema),
  height: Type.Optional(PlaceSideSchema),
  after: CursorQuerySchema,
});
export type PictureListQuery = Static<typeof PictureListQuerySchema>;

export const PictureChangeSchema = Type.Object({
  alt: Type.Optional(PictureAltSchema),
  focus: Type.Optional(FocusPointSchema),
});
export type PictureChange = Static<typeof PictureChangeSchema>;

export const RenderedPictureSchema = Type.Object({ path: Type.String() });
export type RenderedPicture = Static<typeof RenderedPictureSchema>;

const own = { host: 'desk', access: 'change content' } as const;

export const deskPicturesCalls = {
  uploadPicture: {
    ...own,
    method: 'POST',
    path: '/pictures',
    summary: 'Uploads a JPEG, PNG, WebP or AVIF; equal bytes return the same picture',
    raw: 'upload',
    query: PictureUploadQuerySchema,
    reply: { 200: StoredPictureSchema },
    changes: ['Picture', 'Audit'],
  },
  listPictures: {
    ...own,
    method: 'GET',
    path: '/pictures',
    summary: 'Lists pictures with their uses, newest first',
    query: PictureListQuerySchema,
    reply: { 200: StoredPicturePageSchema },
    reads: ['Picture'],
  },
  changePicture: {
    ...own,
    method: 'PATCH',
    path: '/pictures/:id',
    summary: 'Changes the alternative text or the focus point; published crops stay',
    params: IdParamsSchema,
    headers: IfMatchSchema,
    body: PictureChangeSchema,
    reply: { 200: StoredPictureSchema },
    changes: ['Picture', 'Audit'],
  },
  renderPicture: {
    ...own,
    method: 'POST',
    path: '/pictures/:id/render',
    summary: 'Crops a picture around its focus point in every width; returns the address of the widest file',
    params: IdParamsSchema,
    body: PicturePlaceSchema,
    reply: { 200: RenderedPictureSchema },
  },
  deletePicture: {
    ...own,
    method: 'DELETE',
    path: '/pictures/:id',
    summary: 'Deletes an unused picture with all its files',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Picture', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;

import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { IdSchema } from './common';

/** A document that every car has and that ends; its owner is reminded `remind_days` before. */
export const CarDocumentKindSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  hint: Type.String(),
  remind_days: Type.Integer({ minimum: 0 }),
});
export type CarDocumentKind = Static<typeof CarDocumentKindSchema>;

export const carDocumentsCalls = {
  carDocumentKinds: {
    ...contentRead,
    host: 'public',
    path: '/api/public/car-documents/',
    summary: 'Documents that a car has and that end',
    reply: { 200: Type.Array(CarDocumentKindSchema) },
  },
} as const satisfies Record<string, Call>;

import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { filledTextSchema, IdSchema, optionalElsewhere, PersonNameSchema, PhoneSchema } from './common';
import { ConsentSchema } from './consent';
import { IDEMPOTENCY_KEY_MAX_LENGTH, REQUEST_SECTIONS, REQUEST_TEXT_MAX_LENGTH } from './limits';

/** Where the request was made; the values are the product's own. */
export const RequestSectionSchema = Type.Enum([...REQUEST_SECTIONS]);
export type RequestSection = Static<typeof RequestSectionSchema>;

/** An appointment or a purchase; brand and model (ids of the public brands and models) and the wished branch are optional. */
export const NewRequestSchema = Type.Object({
  text: filledTextSchema(REQUEST_TEXT_MAX_LENGTH),
  phone: PhoneSchema,
  full_name: PersonNameSchema,
  section: RequestSectionSchema,
  car_brand: Type.Optional(IdSchema),
  car_model: Type.Optional(IdSchema),
  branch: Type.Optional(IdSchema),
  consent: ConsentSchema,
});
export type NewRequest = Static<typeof NewRequestSchema>;

/** `reference`: what a customer can name on the phone. */
export const RequestReceiptSchema = Type.Object({
  id: optionalElsewhere(IdSchema),
  reference: optionalElsewhere(Type.String()),
});
export type RequestReceipt = Static<typeof RequestReceiptSchema>;

/** The same key gives the same reply and one request; with another payload 422. */
export const IdempotencyHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: `^[!-~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$` })),
});

/** What a visitor asks for. */
export const requestsCalls = {
  sendRequest: {
    host: 'main',
    method: 'POST',
    path: '/main/requests/',
    summary: 'An appointment or purchase request',
    limit: 'requests',
    headers: IdempotencyHeadersSchema,
    body: NewRequestSchema,
    anyReply: true,
    reply: { 201: RequestReceiptSchema },
  },
} as const satisfies Record<string, Call>;

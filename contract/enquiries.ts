import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { filledTextSchema, IdSchema, optionalElsewhere, PersonNameSchema, PhoneSchema } from './common';
import { ConsentSchema } from './consent';
import {
  ENQUIRY_SECTIONS,
  ENQUIRY_STATUSES,
  ENQUIRY_TEXT_MAX_LENGTH,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  SITE_ENQUIRY_SECTIONS,
} from './limits';

/** Where the enquiry was made; the values are the product's own. */
export const EnquirySectionSchema = Type.Enum([...ENQUIRY_SECTIONS]);
export type EnquirySection = Static<typeof EnquirySectionSchema>;

/** As the staff see it; customers are told `refused` for `spam`. */
export const EnquiryStatusSchema = Type.Enum([...ENQUIRY_STATUSES]);
export type EnquiryStatus = Static<typeof EnquiryStatusSchema>;

/**
 * An appointment or a purchase; brand and model (ids of the public brands and models) and the wished branch are optional, and so is the part or
 * the service that the page was about: one that is no longer offered is left out, for the text names it.
 */
export const NewEnquirySchema = Type.Object({
  text: filledTextSchema(ENQUIRY_TEXT_MAX_LENGTH),
  phone: PhoneSchema,
  full_name: PersonNameSchema,
  section: Type.Enum([...SITE_ENQUIRY_SECTIONS]),
  car_brand: Type.Optional(IdSchema),
  car_model: Type.Optional(IdSchema),
  branch: Type.Optional(IdSchema),
  part: Type.Optional(IdSchema),
  service: Type.Optional(IdSchema),
  consent: ConsentSchema,
});
export type NewEnquiry = Static<typeof NewEnquirySchema>;

/** `reference`: what a customer can name on the phone, and asks by (`trackEnquiry`). */
export const EnquiryReceiptSchema = Type.Object({
  id: optionalElsewhere(IdSchema),
  reference: optionalElsewhere(Type.String()),
});
export type EnquiryReceipt = Static<typeof EnquiryReceiptSchema>;

/** The same key gives the same reply and one enquiry; with another payload 422. */
export const IdempotencyHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: `^[!-~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$` })),
});

/** What a visitor asks for. */
export const enquiriesCalls = {
  sendEnquiry: {
    host: 'main',
    method: 'POST',
    path: '/main/requests/',
    summary: 'An appointment or purchase enquiry',
    limit: 'enquiries',
    headers: IdempotencyHeadersSchema,
    body: NewEnquirySchema,
    anyReply: true,
    reply: { 201: EnquiryReceiptSchema },
  },
} as const satisfies Record<string, Call>;

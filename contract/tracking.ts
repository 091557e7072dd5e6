import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { filledTextSchema } from './common';
import { PHONE_END_LENGTH, REFERENCE_MAX_LENGTH, TOLD_STATUSES } from './limits';

/** Named as people type it: any case, either script, with or without `Y-` and hyphens. */
export const EnquiryQuestionSchema = Type.Object({
  reference: filledTextSchema(REFERENCE_MAX_LENGTH),
  phone_end: Type.String({ pattern: `^[0-9]{${PHONE_END_LENGTH}}$` }),
});
export type EnquiryQuestion = Static<typeof EnquiryQuestionSchema>;

const TimeSchema = Type.String({ format: 'date-time' });

/**
 * `branch` is its name. `follow` leads to a chat that hears of the enquiry; it is good once and for a day. A finished enquiry and one
 * that a chat follows have none.
 */
export const TrackedEnquirySchema = Type.Object({
  reference: Type.String({ minLength: 1 }),
  status: Type.Enum([...TOLD_STATUSES]),
  created_at: TimeSchema,
  due_at: TimeSchema,
  branch: Type.Optional(Type.String()),
  follow: Type.Optional(Type.String()),
});
export type TrackedEnquiry = Static<typeof TrackedEnquirySchema>;

/** `text`: what was written. */
export const OwnEnquirySchema = Type.Object({
  reference: Type.String({ minLength: 1 }),
  status: Type.Enum([...TOLD_STATUSES]),
  created_at: TimeSchema,
  due_at: TimeSchema,
  branch: Type.Optional(Type.String()),
  follow: Type.Optional(Type.String()),
  text: Type.String(),
});
export type OwnEnquiry = Static<typeof OwnEnquirySchema>;
export const OwnEnquiriesSchema = Type.Array(OwnEnquirySchema);

/** How enquiries stand, for those who have sent them. */
export const trackingCalls = {
  trackEnquiry: {
    host: 'main',
    method: 'POST',
    path: '/main/requests/track/',
    summary: 'How an enquiry stands, by its reference and the end of its phone; 404 whichever of them is wrong',
    limit: 'tracking',
    body: EnquiryQuestionSchema,
    reply: { 200: TrackedEnquirySchema },
  },
  ownEnquiries: {
    host: 'main',
    method: 'GET',
    path: '/authentication/requests',
    summary: "The enquiries of the signed-in customer's numbers, newest first",
    private: true,
    reply: { 200: OwnEnquiriesSchema },
  },
} as const satisfies Record<string, Call>;

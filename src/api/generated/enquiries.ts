// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { EnquiryQuestion, EnquiryReceipt, NewEnquiry, OwnEnquiry, TrackedEnquiry } from '#contract/enquiries';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { filled, id, listOf, oneOf, optional, orElse, record, text } from '../readers';

const readEnquiryReceipt = record<EnquiryReceipt>({ id: optional(id), reference: optional(text) });
const readTrackedEnquiry = record<TrackedEnquiry>({
  reference: filled,
  status: oneOf('new', 'in_work', 'waiting', 'done', 'refused'),
  created_at: text,
  due_at: text,
  branch: optional(text),
  follow: optional(text),
});
const readOwnEnquiry = record<OwnEnquiry>({
  reference: filled,
  status: oneOf('new', 'in_work', 'waiting', 'done', 'refused'),
  created_at: text,
  due_at: text,
  branch: optional(text),
  follow: optional(text),
  text,
});

const enquiriesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Creates an appointment or purchase enquiry */
    sendEnquiry: build.mutation<
      EnquiryReceipt | null,
      Localized<{ idempotencyKey?: string | undefined; body: NewEnquiry }>
    >({
      query: ({ lang, idempotencyKey, body }): Call<EnquiryReceipt | null> => ({
        method: 'POST',
        path: '/main/requests/',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
        lang,
        read: orElse(readEnquiryReceipt, null),
      }),
    }),
    /** Returns the state of an enquiry by its reference and the last phone digits; 404 if either is wrong */
    trackEnquiry: build.mutation<TrackedEnquiry, Localized<{ body: EnquiryQuestion }>>({
      query: ({ lang, body }): Call<TrackedEnquiry> => ({
        method: 'POST',
        path: '/main/requests/track/',
        body,
        lang,
        read: readTrackedEnquiry,
      }),
    }),
    /** Lists enquiries of the signed-in customer’s numbers, newest first */
    getOwnEnquiries: build.query<OwnEnquiry[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<OwnEnquiry[]> => ({
        path: '/authentication/requests',
        private: true,
        lang,
        read: listOf(readOwnEnquiry),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { sendEnquiry, trackEnquiry, getOwnEnquiries } = enquiriesApi.endpoints;
export const { useSendEnquiryMutation, useTrackEnquiryMutation, useGetOwnEnquiriesQuery } = enquiriesApi;

// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { MessageDraft, MessageLog, MessageTo, NewStaffMessage, SentMessage } from '#contract/messages';
import { deskApi } from '../deskApi';

const messagesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the messages to a customer, newest first, with the texts of staff only */
    listCustomerMessages: build.query<MessageLog, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/customers/${id}/messages`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Message', id }],
    }),
    /** Lists the messages about a visit and its booking, newest first, with the texts of staff only */
    listVisitMessages: build.query<MessageLog, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/visits/${id}/messages`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Message', id }],
    }),
    /** Lists the messages about a booking, newest first, with the texts of staff only */
    listBookingMessages: build.query<MessageLog, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/bookings/${id}/messages`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Message', id }],
    }),
    /** Returns channel, language and templates of a message to a customer */
    draftMessage: build.query<MessageDraft, { kind: MessageTo['kind']; id: number }>({
      query: ({ kind, id }) => ({
        url: '/messages/draft',
        params: { kind, id },
      }),
    }),
    /** Sends a message to a customer, not at night */
    sendMessage: build.mutation<SentMessage, { idempotencyKey?: string | undefined; body: NewStaffMessage }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/messages',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Message'],
    }),
  }),
});

export const {
  useListCustomerMessagesQuery,
  useListVisitMessagesQuery,
  useListBookingMessagesQuery,
  useDraftMessageQuery,
  useSendMessageMutation,
} = messagesApi;
export const { listCustomerMessages, listVisitMessages, listBookingMessages, draftMessage, sendMessage } =
  messagesApi.endpoints;

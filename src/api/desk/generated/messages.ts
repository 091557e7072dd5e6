// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { MessageLog } from '#contract/messages';
import { deskApi } from '../deskApi';

const messagesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the messages to a customer without their texts, newest first */
    listCustomerMessages: build.query<MessageLog, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/customers/${id}/messages`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Message', id }],
    }),
    /** Lists the messages about a visit and its booking without their texts, newest first */
    listVisitMessages: build.query<MessageLog, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/visits/${id}/messages`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Message', id }],
    }),
    /** Lists the messages about a booking without their texts, newest first */
    listBookingMessages: build.query<MessageLog, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/bookings/${id}/messages`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Message', id }],
    }),
  }),
});

export const { useListCustomerMessagesQuery, useListVisitMessagesQuery, useListBookingMessagesQuery } = messagesApi;
export const { listCustomerMessages, listVisitMessages, listBookingMessages } = messagesApi.endpoints;

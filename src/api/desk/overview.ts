// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { DeskOutbox, DeskToday } from '#contract/activity';
import { deskApi } from './deskApi';

const overviewApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** The day at a glance */
    readToday: build.query<DeskToday, void>({
      query: () => ({
        url: '/today',
      }),
      providesTags: [{ type: 'Today', id: 'LIST' }],
    }),
    /** How the channels are, and which messages were given up */
    readOutbox: build.query<DeskOutbox, void>({
      query: () => ({
        url: '/outbox',
      }),
      providesTags: [{ type: 'Message', id: 'LIST' }],
    }),
    /** Tries a message that was given up once more */
    retryMessage: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/outbox/${id}/retry`,
        method: 'POST',
      }),
      invalidatesTags: ['Message'],
    }),
  }),
});

export const { useReadTodayQuery, useReadOutboxQuery, useRetryMessageMutation } = overviewApi;
export const { readToday, readOutbox, retryMessage } = overviewApi.endpoints;

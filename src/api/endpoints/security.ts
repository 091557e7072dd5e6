// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/security';

const securityApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** The sessions of the signed-in customer that go on */
    getSessions: build.query<ResultOf<typeof calls.sessions>, ArgsOf<typeof calls.sessions>>({
      query: calls.sessions,
      keepUnusedDataFor: 0,
    }),
    /** Ends a session of the signed-in customer */
    endSession: build.mutation<ResultOf<typeof calls.endSession>, ArgsOf<typeof calls.endSession>>({
      query: calls.endSession,
    }),
    /** Ends all sessions of the signed-in customer but the one that asks */
    endOtherSessions: build.mutation<ResultOf<typeof calls.endOtherSessions>, ArgsOf<typeof calls.endOtherSessions>>({
      query: calls.endOtherSessions,
    }),
    /** Changes the password of the signed-in customer by the old one; the other sessions end */
    changePassword: build.mutation<ResultOf<typeof calls.changePassword>, ArgsOf<typeof calls.changePassword>>({
      query: calls.changePassword,
    }),
    /** Deletes the account of the signed-in customer, by the password or the proof of the phone */
    deleteAccount: build.mutation<ResultOf<typeof calls.deleteAccount>, ArgsOf<typeof calls.deleteAccount>>({
      query: calls.deleteAccount,
    }),
  }),
});

export const { getSessions, endSession, endOtherSessions, changePassword, deleteAccount } = securityApi.endpoints;
export const {
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
} = securityApi;

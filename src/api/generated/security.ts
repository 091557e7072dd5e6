// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { AccountDeletion, OpenSession, PasswordChange } from '#contract/account';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { file, flag, id, listOf, orNull, record, text } from '../readers';

const readOpenSession = record<OpenSession>({
  id,
  browser: orNull(text),
  system: orNull(text),
  created_at: text,
  last_used_at: text,
  current: flag,
});

/** Exports all data of the signed-in customer as a zip: JSON, and the PDF of each closed visit */
export const exportAccount = ({ lang }: Localized<{ userId: number }>): Call<Blob> => ({
  path: '/authentication/export',
  private: true,
  lang,
  read: file,
});

const securityApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the active sessions of the signed-in customer */
    getSessions: build.query<OpenSession[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<OpenSession[]> => ({
        path: '/authentication/sessions',
        private: true,
        lang,
        read: listOf(readOpenSession),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Ends a session of the signed-in customer */
    endSession: build.mutation<null, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<null> => ({
        method: 'DELETE',
        path: `/authentication/sessions/${id}`,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Ends all sessions of the signed-in customer except the current one */
    endOtherSessions: build.mutation<null, Localized>({
      query: ({ lang }): Call<null> => ({
        method: 'DELETE',
        path: '/authentication/sessions',
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Changes the password and ends the other sessions; requires the old password */
    changePassword: build.mutation<null, Localized<{ body: PasswordChange }>>({
      query: ({ lang, body }): Call<null> => ({
        method: 'PUT',
        path: '/authentication/password',
        body,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Deletes the account of the signed-in customer; requires the password or the proof of the phone */
    deleteAccount: build.mutation<null, Localized<{ verificationToken?: string | undefined; body: AccountDeletion }>>({
      query: ({ lang, verificationToken, body }): Call<null> => ({
        method: 'POST',
        path: '/authentication/delete-account',
        headers: { ...(verificationToken && { 'X-Verification-Token': verificationToken }) },
        body,
        private: true,
        lang,
        read: () => null,
      }),
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

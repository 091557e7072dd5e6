import type { CustomerSession } from '../../../contract/session';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { flag, id, listOf, record, text } from '../readers';

/** Browser and system are '' where nobody knows them. */
export type ShownSession = Omit<CustomerSession, 'browser' | 'system'> & { browser: string; system: string };

const session = record<ShownSession>({
  id,
  browser: text,
  system: text,
  created_at: text,
  last_used_at: text,
  current: flag,
});

const securityApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Kept no longer than it is shown: what an exit drops needs not to know it. `userId` keeps two customers apart. */
    getSessions: build.query<ShownSession[], Localized<{ userId: number }>>({
      query: ({ lang }) => ({ path: '/authentication/sessions', private: true, lang, read: listOf(session) }),
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<null, Localized<{ sessionId: number }>>({
      query: ({ lang, sessionId }) => ({
        method: 'DELETE',
        path: `/authentication/sessions/${sessionId}`,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    endOtherSessions: build.mutation<null, Localized<object>>({
      query: ({ lang }) => ({
        method: 'DELETE',
        path: '/authentication/sessions',
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Start it untracked: its arguments are passwords. */
    changePassword: build.mutation<null, Localized<{ oldPassword: string; password: string }>>({
      query: ({ lang, oldPassword, password }) => ({
        method: 'PUT',
        path: '/authentication/password',
        body: { old_password: oldPassword, password },
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** By the password, or else by the proof of the phone that `checkCode` gave, as a token or a cookie. Start it untracked, too. */
    deleteAccount: build.mutation<null, Localized<{ password?: string; verificationToken?: string | undefined }>>({
      query: ({ lang, password, verificationToken }) => ({
        method: 'POST',
        path: '/authentication/delete-account',
        ...(verificationToken && { headers: { 'X-Verification-Token': verificationToken } }),
        body: { ...(password !== undefined && { password }) },
        private: true,
        lang,
        read: () => null,
      }),
    }),
  }),
});

export const { changePassword, deleteAccount } = securityApi.endpoints;
export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = securityApi;

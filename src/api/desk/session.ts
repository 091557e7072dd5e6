import { deskApi } from './deskApi';
import type { Invitation, OwnSession, Session } from './wire';

type SignInStep = { step: 'done' | 'second_factor' };

const sessionApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<Session, void>({ query: () => ({ path: '/api/desk/session' }), providesTags: ['Session'] }),
    signIn: build.mutation<SignInStep, { phone: string; password: string }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/session', body }),
    }),
    passSecondFactor: build.mutation<unknown, { code: string } | { recovery_code: string }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/session/second-factor', body }),
    }),
    signOut: build.mutation<null, void>({ query: () => ({ method: 'DELETE', path: '/api/desk/session' }) }),
    getOwnSessions: build.query<OwnSession[], void>({
      query: () => ({ path: '/api/desk/sessions' }),
      providesTags: [{ type: 'Session', id: 'OWN' }],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ method: 'DELETE', path: `/api/desk/sessions/${id}` }),
      invalidatesTags: [{ type: 'Session', id: 'OWN' }],
    }),
    signOutEverywhere: build.mutation<null, void>({ query: () => ({ method: 'DELETE', path: '/api/desk/sessions' }) }),
    lookAtInvitation: build.mutation<Invitation, { token: string }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/invitations/look', body }),
    }),
    acceptInvitation: build.mutation<unknown, { token: string; password: string }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/invitations/accept', body }),
    }),
    beginSecondFactor: build.mutation<{ secret: string; uri: string }, void>({
      query: () => ({ method: 'POST', path: '/api/desk/second-factor/begin' }),
    }),
    confirmSecondFactor: build.mutation<{ recovery_codes: string[] }, { code: string }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/second-factor/confirm', body }),
    }),
  }),
});

export const {
  useGetSessionQuery,
  useSignInMutation,
  usePassSecondFactorMutation,
  useSignOutMutation,
  useGetOwnSessionsQuery,
  useEndSessionMutation,
  useSignOutEverywhereMutation,
  useLookAtInvitationMutation,
  useAcceptInvitationMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
} = sessionApi;

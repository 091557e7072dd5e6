// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { OpenSession, PasswordChange } from '#contract/account';
import type { PersonRef } from '#contract/common';
import type {
  DeskLogin,
  DeskMe,
  DeskStage,
  Invitation,
  InvitationAnswer,
  InvitationAsked,
  NewStaff,
  RecoveryCodes,
  SecondFactor,
  SignInAgain,
  StaffAgain,
  StaffChange,
  StaffInvited,
  StaffMember,
  TotpStart,
} from '#contract/staff';
import { deskApi } from '../deskApi';

const staffApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Phone and password; the cookie it gives is good for the stage that it answers */
    signIn: build.mutation<DeskStage, { body: DeskLogin }>({
      query: ({ body }) => ({
        url: '/sign-in',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** The code of the app, or a recovery code, which is good once */
    giveSecondFactor: build.mutation<DeskStage, { body: SecondFactor }>({
      query: ({ body }) => ({
        url: '/second-factor',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** Ends the session; 204 also where there is none */
    signOut: build.mutation<null, void>({
      query: () => ({
        url: '/sign-out',
        method: 'POST',
      }),
    }),
    /** Who is signed in, and what they may do; 401 where nobody is */
    me: build.query<DeskMe, void>({
      query: () => ({
        url: '/me',
      }),
      providesTags: [{ type: 'Me', id: 'LIST' }],
    }),
    /** The own sessions that go on */
    ownSessions: build.query<OpenSession[], void>({
      query: () => ({
        url: '/sessions',
      }),
      providesTags: [{ type: 'Session', id: 'LIST' }],
    }),
    /** Ends one of the own sessions */
    endOwnSession: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/sessions/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Session'],
    }),
    /** Ends all own sessions but the one that asks */
    endOtherOwnSessions: build.mutation<null, void>({
      query: () => ({
        url: '/sessions',
        method: 'DELETE',
      }),
      invalidatesTags: ['Session'],
    }),
    /** A new password by the old one; the other sessions end */
    changeOwnPassword: build.mutation<null, { body: PasswordChange }>({
      query: ({ body }) => ({
        url: '/password',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Session'],
    }),
    /** A new secret for an app of one-time codes, by the password and a code of the one before */
    startTotp: build.mutation<TotpStart, { body: SignInAgain }>({
      query: ({ body }) => ({
        url: '/totp',
        method: 'POST',
        body,
      }),
    }),
    /** The first code of the new secret: from now on it is asked for; answers the recovery codes */
    confirmTotp: build.mutation<RecoveryCodes, { body: SecondFactor }>({
      query: ({ body }) => ({
        url: '/totp',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Session'],
    }),
    /** Switches the second factor off, by the password and a code; 403 where it is required, 409 where there is none */
    disableTotp: build.mutation<null, { body: SignInAgain }>({
      query: ({ body }) => ({
        url: '/totp/off',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** Whom a link invites; 404 where it is used, withdrawn, too old or none */
    readInvitation: build.query<Invitation, { body: InvitationAsked }>({
      query: ({ body }) => ({
        url: '/invitation',
        method: 'POST',
        body,
      }),
    }),
    /** Takes an invitation with a name and a password, and signs in */
    acceptInvitation: build.mutation<DeskStage, { body: InvitationAnswer }>({
      query: ({ body }) => ({
        url: '/invitation',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** All of the staff, the invited and the disabled too */
    listStaff: build.query<StaffMember[], void>({
      query: () => ({
        url: '/staff',
      }),
      providesTags: [{ type: 'Staff', id: 'LIST' }],
    }),
    /** Who can be given an enquiry: those at the counter of the own branches, and owners */
    listColleagues: build.query<PersonRef[], void>({
      query: () => ({
        url: '/colleagues',
      }),
      providesTags: [{ type: 'Staff', id: 'LIST' }],
    }),
    /** Invites somebody; 409 where the phone is there already, 422 without the own password */
    inviteStaff: build.mutation<StaffInvited, { body: NewStaff }>({
      query: ({ body }) => ({
        url: '/staff',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /** Another role, other branches; 409 for oneself and for the last owner, 422 without the own password; open work that they cannot see any more becomes nobody’s */
    changeStaff: build.mutation<StaffMember, { id: number; body: StaffChange }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /** Shuts somebody out at once, their sessions too, and makes their open work nobody’s; 409 for oneself and for the last owner, 422 without the own password */
    disableStaff: build.mutation<StaffMember, { id: number; body: StaffAgain }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}/disable`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff', 'Enquiry', 'Visit'],
    }),
    /** Lets somebody in again who was disabled; 422 without the own password */
    enableStaff: build.mutation<StaffMember, { id: number; body: StaffAgain }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}/enable`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /** A new link for somebody invited, or for somebody who has lost the way in; the one before is good no more; 422 without the own password */
    resendInvitation: build.mutation<StaffInvited, { id: number; body: StaffAgain }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}/invitation`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /** The link is good no more; somebody who never came in is removed */
    withdrawInvitation: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/staff/${id}/invitation`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const {
  useSignInMutation,
  useGiveSecondFactorMutation,
  useSignOutMutation,
  useMeQuery,
  useOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherOwnSessionsMutation,
  useChangeOwnPasswordMutation,
  useStartTotpMutation,
  useConfirmTotpMutation,
  useDisableTotpMutation,
  useReadInvitationQuery,
  useAcceptInvitationMutation,
  useListStaffQuery,
  useListColleaguesQuery,
  useInviteStaffMutation,
  useChangeStaffMutation,
  useDisableStaffMutation,
  useEnableStaffMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} = staffApi;
export const {
  signIn,
  giveSecondFactor,
  signOut,
  me,
  ownSessions,
  endOwnSession,
  endOtherOwnSessions,
  changeOwnPassword,
  startTotp,
  confirmTotp,
  disableTotp,
  readInvitation,
  acceptInvitation,
  listStaff,
  listColleagues,
  inviteStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  resendInvitation,
  withdrawInvitation,
} = staffApi.endpoints;

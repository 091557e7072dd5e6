// Generated from contract/ by `npm run generate`. Change the contract, not this file.

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
    /** Checks phone and password; the session cookie is valid for the step in the reply */
    signIn: build.mutation<DeskStage, { body: DeskLogin }>({
      query: ({ body }) => ({
        url: '/sign-in',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** Checks the code of the app, or a recovery code, which works once */
    giveSecondFactor: build.mutation<DeskStage, { body: SecondFactor }>({
      query: ({ body }) => ({
        url: '/second-factor',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** Ends the session; 204 also without one */
    signOut: build.mutation<null, void>({
      query: () => ({
        url: '/sign-out',
        method: 'POST',
      }),
    }),
    /** Returns the signed-in person with permissions; 401 without a session */
    me: build.query<DeskMe, void>({
      query: () => ({
        url: '/me',
      }),
      providesTags: [{ type: 'Me', id: 'LIST' }],
    }),
    /** Lists one’s own active sessions */
    ownSessions: build.query<OpenSession[], void>({
      query: () => ({
        url: '/sessions',
      }),
      providesTags: [{ type: 'Session', id: 'LIST' }],
    }),
    /** Ends one of one’s own sessions */
    endOwnSession: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/sessions/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Session'],
    }),
    /** Ends all own sessions except the current one */
    endOtherOwnSessions: build.mutation<null, void>({
      query: () => ({
        url: '/sessions',
        method: 'DELETE',
      }),
      invalidatesTags: ['Session'],
    }),
    /** Changes the password and ends the other sessions; requires the old password */
    changeOwnPassword: build.mutation<null, { body: PasswordChange }>({
      query: ({ body }) => ({
        url: '/password',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Session'],
    }),
    /** Creates a TOTP secret; requires the password, and a code of the previous secret */
    startTotp: build.mutation<TotpStart, { body: SignInAgain }>({
      query: ({ body }) => ({
        url: '/totp',
        method: 'POST',
        body,
      }),
    }),
    /** Activates the new TOTP secret by its first code; returns recovery codes */
    confirmTotp: build.mutation<RecoveryCodes, { body: SecondFactor }>({
      query: ({ body }) => ({
        url: '/totp',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Session'],
    }),
    /** Disables the second factor; requires password and code; 403 if it is mandatory, 409 if there is none */
    disableTotp: build.mutation<null, { body: SignInAgain }>({
      query: ({ body }) => ({
        url: '/totp/off',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** Returns the invitation of a link; 404 if it is used, withdrawn, expired or unknown */
    readInvitation: build.query<Invitation, { body: InvitationAsked }>({
      query: ({ body }) => ({
        url: '/invitation',
        method: 'POST',
        body,
      }),
    }),
    /** Accepts an invitation with a name and a password, and signs in */
    acceptInvitation: build.mutation<DeskStage, { body: InvitationAnswer }>({
      query: ({ body }) => ({
        url: '/invitation',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Me'],
    }),
    /** Lists all staff, including invited and disabled people */
    listStaff: build.query<StaffMember[], void>({
      query: () => ({
        url: '/staff',
      }),
      providesTags: [{ type: 'Staff', id: 'LIST' }],
    }),
    /** Lists possible assignees of an enquiry: counter staff of one’s own branches, and owners */
    listColleagues: build.query<PersonRef[], void>({
      query: () => ({
        url: '/colleagues',
      }),
      providesTags: [{ type: 'Staff', id: 'LIST' }],
    }),
    /** Invites a person; 409 if the phone exists, 422 without one’s own password */
    inviteStaff: build.mutation<StaffInvited, { body: NewStaff }>({
      query: ({ body }) => ({
        url: '/staff',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /**
     * Changes role and branches and unassigns open work that is no longer accessible; 409 for oneself and the last
     * owner, 422 without one’s own password
     */
    changeStaff: build.mutation<StaffMember, { id: number; body: StaffChange }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /**
     * Disables a person, ends all their sessions and unassigns open work; 409 for oneself and the last owner, 422
     * without one’s own password
     */
    disableStaff: build.mutation<StaffMember, { id: number; body: StaffAgain }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}/disable`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff', 'Enquiry', 'Visit'],
    }),
    /** Enables a disabled person again; 422 without one’s own password */
    enableStaff: build.mutation<StaffMember, { id: number; body: StaffAgain }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}/enable`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /**
     * Replaces the link of an invitation or restores lost access; the previous link stops working; 422 without one’s
     * own password
     */
    resendInvitation: build.mutation<StaffInvited, { id: number; body: StaffAgain }>({
      query: ({ id, body }) => ({
        url: `/staff/${id}/invitation`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Staff'],
    }),
    /** Withdraws an invitation and removes a person who never signed in */
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

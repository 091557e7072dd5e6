// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { PersonRef } from '#contract/common';
import type { NewStaff, StaffAgain, StaffChange, StaffInvited, StaffMember } from '#contract/staff';
import { deskApi } from './deskApi';

const staffApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
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
  listStaff,
  listColleagues,
  inviteStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  resendInvitation,
  withdrawInvitation,
} = staffApi.endpoints;

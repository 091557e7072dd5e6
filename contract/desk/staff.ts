import { type Static, Type } from 'typebox';
import { IdParamsSchema, IdSchema, nullable, PersonNameSchema, PhoneSchema } from '../common';
import type { DeskCall } from './call';
import { BranchRefSchema, CountSchema, PersonRefSchema, RoleSchema, TimeSchema } from './common';
import { STAFF_STATES } from './limits';
import { SignInAgainSchema } from './session';

export const StaffMemberSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  phone: Type.String(),
  role: RoleSchema,
  branches: Type.Array(BranchRefSchema),
  state: Type.Enum([...STAFF_STATES]),
  totp: Type.Boolean(),
  last_seen_at: nullable(TimeSchema),
  /** Open enquiries and visits under way that are theirs. */
  enquiries: CountSchema,
  visits: CountSchema,
  /** Until when the link is good; null: there is none that is. */
  invited_until: nullable(TimeSchema),
});
export type StaffMember = Static<typeof StaffMemberSchema>;
export const StaffMembersSchema = Type.Array(StaffMemberSchema);

/** Who can be given an enquiry. */
export const ColleaguesSchema = Type.Array(PersonRefSchema);

/** An owner and an editor have no branches; a manager and an adviser one at least. */
export const StaffBranchesSchema = Type.Array(IdSchema, { maxItems: 100, uniqueItems: true });

/** Granting, changing or removing access requires the own password again, because an open session can be stolen. */
const again = { again: Type.Optional(SignInAgainSchema) };
export const StaffAgainSchema = Type.Object(again);
export type StaffAgain = Static<typeof StaffAgainSchema>;

export const NewStaffSchema = Type.Object({
  phone: PhoneSchema,
  name: PersonNameSchema,
  role: RoleSchema,
  branches: StaffBranchesSchema,
  ...again,
});
export type NewStaff = Static<typeof NewStaffSchema>;

/** `link` is shown once: only its hash is kept. */
export const StaffInvitedSchema = Type.Object({ id: IdSchema, link: Type.String(), expires_at: TimeSchema });
export type StaffInvited = Static<typeof StaffInvitedSchema>;

export const StaffChangeSchema = Type.Object({ role: RoleSchema, branches: StaffBranchesSchema, ...again });
export type StaffChange = Static<typeof StaffChangeSchema>;

const manage = { host: 'desk', access: 'manage staff' } as const;

export const staffCalls = {
  listStaff: {
    ...manage,
    method: 'GET',
    path: '/staff',
    summary: 'All of the staff, the invited and the disabled too',
    reply: { 200: StaffMembersSchema },
    reads: ['Staff'],
  },
  listColleagues: {
    host: 'desk',
    access: 'read enquiries',
    method: 'GET',
    path: '/colleagues',
    summary: 'Who can be given an enquiry: those at the counter of the own branches, and owners',
    reply: { 200: ColleaguesSchema },
    reads: ['Staff'],
  },
  inviteStaff: {
    ...manage,
    method: 'POST',
    path: '/staff',
    summary: 'Invites somebody; 409 where the phone is there already, 422 without the own password',
    body: NewStaffSchema,
    reply: { 201: StaffInvitedSchema },
    changes: ['Staff'],
  },
  changeStaff: {
    ...manage,
    method: 'PATCH',
    path: '/staff/:id',
    summary:
      'Another role, other branches; 409 for oneself and for the last owner, 422 without the own password; open work that they cannot see any more becomes nobody’s',
    params: IdParamsSchema,
    body: StaffChangeSchema,
    reply: { 200: StaffMemberSchema },
    changes: ['Staff'],
  },
  disableStaff: {
    ...manage,
    method: 'POST',
    path: '/staff/:id/disable',
    summary:
      'Shuts somebody out at once, their sessions too, and makes their open work nobody’s; 409 for oneself and for the last owner, 422 without the own password',
    params: IdParamsSchema,
    body: StaffAgainSchema,
    reply: { 200: StaffMemberSchema },
    changes: ['Staff', 'Enquiry', 'Visit'],
  },
  enableStaff: {
    ...manage,
    method: 'POST',
    path: '/staff/:id/enable',
    summary: 'Lets somebody in again who was disabled; 422 without the own password',
    params: IdParamsSchema,
    body: StaffAgainSchema,
    reply: { 200: StaffMemberSchema },
    changes: ['Staff'],
  },
  resendInvitation: {
    ...manage,
    method: 'POST',
    path: '/staff/:id/invitation',
    summary:
      'A new link for somebody invited, or for somebody who has lost the way in; the one before is good no more; 422 without the own password',
    params: IdParamsSchema,
    body: StaffAgainSchema,
    reply: { 201: StaffInvitedSchema },
    changes: ['Staff'],
  },
  withdrawInvitation: {
    ...manage,
    method: 'DELETE',
    path: '/staff/:id/invitation',
    summary: 'The link is good no more; somebody who never came in is removed',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Staff'],
  },
} as const satisfies Record<string, DeskCall>;

import { type Static, Type } from 'typebox';
import { NewPasswordSchema, OpenSessionsSchema, PasswordChangeSchema } from './account';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  PersonNameSchema,
  PersonRefSchema,
  PhoneSchema,
  RoleSchema,
  TimeSchema,
  textSchema,
} from './common';
import { SESSION_STAGES, STAFF_STATES } from './rules/deskLimits';
import { PASSWORD_MAX_LENGTH } from './rules/limits';

export const DeskLoginSchema = Type.Object({ phone: PhoneSchema, password: textSchema(PASSWORD_MAX_LENGTH) });
export type DeskLogin = Static<typeof DeskLoginSchema>;

export const DeskStageSchema = Type.Object({ stage: Type.Enum([...SESSION_STAGES]) });
export type DeskStage = Static<typeof DeskStageSchema>;

export const SecondFactorSchema = Type.Object({ code: textSchema(30) });
export type SecondFactor = Static<typeof SecondFactorSchema>;

export const DeskMeSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  phone: Type.String(),
  role: RoleSchema,
  stage: Type.Enum([...SESSION_STAGES]),
  branches: Type.Array(BranchRefSchema),
  permissions: Type.Array(Type.String()),
  totp: Type.Boolean(),
  totp_required: Type.Boolean(),
  recovery_codes_left: Type.Integer({ minimum: 0 }),
  /** Shared demo account: its password and second factor cannot change. */
  shared: Type.Boolean(),
});
export type DeskMe = Static<typeof DeskMeSchema>;

export const SignInAgainSchema = Type.Object({
  password: textSchema(PASSWORD_MAX_LENGTH),
  code: Type.Optional(SecondFactorSchema.properties.code),
});
export type SignInAgain = Static<typeof SignInAgainSchema>;

export const TotpStartSchema = Type.Object({ uri: Type.String(), secret: Type.String() });
export type TotpStart = Static<typeof TotpStartSchema>;

/** Recovery codes are returned only once. Each replaces one code of the authenticator. */
export const RecoveryCodesSchema = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodesSchema>;

const InvitationTokenSchema = Type.String({ pattern: '^[\\w-]{20,100}$' });
export const InvitationAskedSchema = Type.Object({ token: InvitationTokenSchema });
export type InvitationAsked = Static<typeof InvitationAskedSchema>;

export const InvitationSchema = Type.Object({
  phone: Type.String(),
  name: Type.String(),
  role: RoleSchema,
  expires_at: TimeSchema,
});
export type Invitation = Static<typeof InvitationSchema>;

export const InvitationAnswerSchema = Type.Object({
  token: InvitationTokenSchema,
  name: PersonNameSchema,
  password: NewPasswordSchema,
});
export type InvitationAnswer = Static<typeof InvitationAnswerSchema>;

export const deskSessionCalls = {
  signIn: {
    host: 'desk',
    method: 'POST',
    path: '/sign-in',
    summary: 'Checks phone and password; the session cookie is valid for the step in the reply',
    access: 'nobody',
    limit: 'signIn',
    body: DeskLoginSchema,
    reply: { 200: DeskStageSchema },
    changes: ['Me'],
  },
  giveSecondFactor: {
    host: 'desk',
    method: 'POST',
    path: '/second-factor',
    summary: 'Checks the code of the app, or a recovery code, which works once',
    access: 'password',
    limit: 'signIn',
    body: SecondFactorSchema,
    reply: { 200: DeskStageSchema },
    changes: ['Me'],
  },
  signOut: {
    host: 'desk',
    method: 'POST',
    path: '/sign-out',
    summary: 'Ends the session; 204 also without one',
    access: 'nobody',
    reply: { 204: null },
  },
  me: {
    host: 'desk',
    method: 'GET',
    path: '/me',
    summary: 'Returns the signed-in person with permissions; 401 without a session',
    access: 'password',
    reply: { 200: DeskMeSchema },
    reads: ['Me'],
  },
  ownSessions: {
    host: 'desk',
    method: 'GET',
    path: '/sessions',
    summary: 'Lists one’s own active sessions',
    access: 'own account',
    reply: { 200: OpenSessionsSchema },
    reads: ['Session'],
  },
  endOwnSession: {
    host: 'desk',
    method: 'DELETE',
    path: '/sessions/:id',
    summary: 'Ends one of one’s own sessions',
    access: 'own account',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Session'],
  },
  endOtherOwnSessions: {
    host: 'desk',
    method: 'DELETE',
    path: '/sessions',
    summary: 'Ends all own sessions except the current one',
    access: 'own account',
    reply: { 204: null },
    changes: ['Session'],
  },
  changeOwnPassword: {
    host: 'desk',
    method: 'PUT',
    path: '/password',
    summary: 'Changes the password and ends the other sessions; requires the old password',
    access: 'own account',
    limit: 'signIn',
    body: PasswordChangeSchema,
    reply: { 204: null },
    changes: ['Session'],
  },
  startTotp: {
    host: 'desk',
    method: 'POST',
    path: '/totp',
    summary: 'Creates a TOTP secret; requires the password, and a code of the previous secret',
    access: 'setup',
    limit: 'signIn',
    body: SignInAgainSchema,
    reply: { 200: TotpStartSchema },
  },
  confirmTotp: {
    host: 'desk',
    method: 'PUT',
    path: '/totp',
    summary: 'Activates the new TOTP secret by its first code; returns recovery codes',
    access: 'setup',
    limit: 'signIn',
    body: SecondFactorSchema,
    reply: { 200: RecoveryCodesSchema },
    // Does not invalidate `Me` yet, which would close the screen with the recovery codes.
    changes: ['Session'],
  },
  disableTotp: {
    host: 'desk',
    method: 'POST',
    path: '/totp/off',
    summary: 'Disables the second factor; requires password and code; 403 if it is mandatory, 409 if there is none',
    access: 'own account',
    limit: 'signIn',
    body: SignInAgainSchema,
    reply: { 204: null },
    changes: ['Me'],
  },
  readInvitation: {
    host: 'desk',
    method: 'POST',
    path: '/invitation',
    summary: 'Returns the invitation of a link; 404 if it is used, withdrawn, expired or unknown',
    safe: true,
    access: 'nobody',
    limit: 'signIn',
    body: InvitationAskedSchema,
    reply: { 200: InvitationSchema },
  },
  acceptInvitation: {
    host: 'desk',
    method: 'PUT',
    path: '/invitation',
    summary: 'Accepts an invitation with a name and a password, and signs in',
    access: 'nobody',
    limit: 'signIn',
    body: InvitationAnswerSchema,
    reply: { 200: DeskStageSchema },
    changes: ['Me'],
  },
} as const satisfies Record<string, DeskCall>;

export const StaffMemberSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  phone: Type.String(),
  role: RoleSchema,
  branches: Type.Array(BranchRefSchema),
  state: Type.Enum([...STAFF_STATES]),
  totp: Type.Boolean(),
  last_seen_at: nullable(TimeSchema),
  enquiries: CountSchema,
  visits: CountSchema,
  invited_until: nullable(TimeSchema),
});
export type StaffMember = Static<typeof StaffMemberSchema>;
export const StaffMembersSchema = Type.Array(StaffMemberSchema);

export const ColleaguesSchema = Type.Array(PersonRefSchema);

/** Managers and advisers have at least one branch, other roles none. */
export const StaffBranchesSchema = Type.Array(IdSchema, { maxItems: 100, uniqueItems: true });

/** Changing access requires re-authentication, because an open session can be stolen. */
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

export const StaffInvitedSchema = Type.Object({ id: IdSchema, link: Type.String(), expires_at: TimeSchema });
export type StaffInvited = Static<typeof StaffInvitedSchema>;

export const StaffChangeSchema = Type.Object({ role: RoleSchema, branches: StaffBranchesSchema, ...again });
export type StaffChange = Static<typeof StaffChangeSchema>;

const manage = { host: 'desk', access: 'manage staff' } as const;

export const deskStaffCalls = {
  listStaff: {
    ...manage,
    method: 'GET',
    path: '/staff',
    summary: 'Lists all staff, including invited and disabled people',
    reply: { 200: StaffMembersSchema },
    reads: ['Staff'],
  },
  listColleagues: {
    host: 'desk',
    access: 'read enquiries',
    method: 'GET',
    path: '/colleagues',
    summary: 'Lists possible assignees of an enquiry: counter staff of one’s own branches, and owners',
    reply: { 200: ColleaguesSchema },
    reads: ['Staff'],
  },
  inviteStaff: {
    ...manage,
    method: 'POST',
    path: '/staff',
    summary: 'Invites a person; 409 if the phone exists, 422 without one’s own password',
    body: NewStaffSchema,
    reply: { 201: StaffInvitedSchema },
    changes: ['Staff'],
  },
  changeStaff: {
    ...manage,
    method: 'PATCH',
    path: '/staff/:id',
    summary:
      'Changes role and branches and unassigns open work that is no longer accessible; 409 for oneself and the last owner, 422 without one’s own password',
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
      'Disables a person, ends all their sessions and unassigns open work; 409 for oneself and the last owner, 422 without one’s own password',
    params: IdParamsSchema,
    body: StaffAgainSchema,
    reply: { 200: StaffMemberSchema },
    changes: ['Staff', 'Enquiry', 'Visit'],
  },
  enableStaff: {
    ...manage,
    method: 'POST',
    path: '/staff/:id/enable',
    summary: 'Enables a disabled person again; 422 without one’s own password',
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
      'Replaces the link of an invitation or restores lost access; the previous link stops working; 422 without one’s own password',
    params: IdParamsSchema,
    body: StaffAgainSchema,
    reply: { 201: StaffInvitedSchema },
    changes: ['Staff'],
  },
  withdrawInvitation: {
    ...manage,
    method: 'DELETE',
    path: '/staff/:id/invitation',
    summary: 'Withdraws an invitation and removes a person who never signed in',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Staff'],
  },
} as const satisfies Record<string, DeskCall>;

import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { CarSchema } from './cars';
import {
  DateSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  PersonNameSchema,
  PhoneProofHeadersSchema,
  PhoneSchema,
  TimeSchema,
  textSchema,
} from './common';
import { DocumentVersionSchema } from './company';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './rules/limits';

/** Accepted version of the personal-data policy. Optional for older clients. An unpublished version is rejected. */
export const ConsentSchema = Type.Optional(DocumentVersionSchema);

export const GivenConsentSchema = Type.Object({ consent: DocumentVersionSchema });
export type GivenConsent = Static<typeof GivenConsentSchema>;

export const ConsentAskedSchema = Type.Optional(DocumentVersionSchema);

/** True if the customer has never accepted a version, so the page must not mention a change of the policy. */
export const ConsentFirstSchema = Type.Optional(Type.Boolean());

export const consentCalls = {
  giveConsent: {
    host: 'main',
    method: 'POST',
    path: '/authentication/consent',
    summary: 'Records consent of the signed-in customer to the personal-data policy',
    private: true,
    body: GivenConsentSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;

export const NewPasswordSchema = Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });

export const GenderSchema = Type.Enum(['M', 'F']);
export type Gender = Static<typeof GenderSchema>;

/** `username`: phone. If staff created the account, `birthdate` may be empty and `gender` missing. */
const profileReply = {
  first_name: Type.String(),
  last_name: Type.String(),
  birthdate: Type.String(),
  username: Type.String(),
  gender: Type.Optional(GenderSchema),
};
export const profileBody = {
  first_name: PersonNameSchema,
  last_name: PersonNameSchema,
  birthdate: DateSchema,
  username: PhoneSchema,
  gender: GenderSchema,
};

const UserParamsSchema = Type.Object({ userId: IdSchema });

export const UserSchema = Type.Object({ id: IdSchema, ...profileReply, cars: Type.Array(CarSchema) });
export type User = Static<typeof UserSchema>;

export const ProfileSchema = Type.Object(profileReply);
export type Profile = Static<typeof ProfileSchema>;

const ExpectedSchema = textSchema(NAME_MAX_LENGTH * 2);

/**
 * A new phone requires `password`, or `old_phone_token` from verifying the current phone.
 * `expected`: values when the form was opened. 409 `edit_conflict` with `stored` if another client has changed them.
 */
export const ProfileChangeSchema = Type.Object({
  ...profileBody,
  expected: Type.Optional(
    Type.Partial(
      Type.Object({
        first_name: ExpectedSchema,
        last_name: ExpectedSchema,
        birthdate: ExpectedSchema,
        username: ExpectedSchema,
        gender: ExpectedSchema,
      }),
    ),
  ),
  password: Type.Optional(textSchema(PASSWORD_MAX_LENGTH)),
  old_phone_token: Type.Optional(textSchema(256)),
});
export type ProfileChange = Static<typeof ProfileChangeSchema>;

export const accountCalls = {
  user: {
    host: 'main',
    method: 'GET',
    path: '/authentication/user/:userId',
    summary: 'Returns the signed-in customer',
    contentType: 'multipart/form-data', // Required by docs/api.md#conventions, although a GET has no body.
    private: true,
    params: UserParamsSchema,
    reply: { 200: UserSchema },
  },
  changeUser: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/user/:userId',
    summary:
      'Changes the profile; another phone requires its proof, and the password or the proof of the present phone',
    private: true,
    params: UserParamsSchema,
    headers: PhoneProofHeadersSchema,
    body: ProfileChangeSchema,
    anyReply: true,
    reply: { 200: ProfileSchema },
  },
} as const satisfies Record<string, Call>;

export const OpenSessionSchema = Type.Object({
  id: IdSchema,
  browser: nullable(Type.String()),
  system: nullable(Type.String()),
  created_at: TimeSchema,
  /** For customers, rounded to 15 minutes. */
  last_used_at: TimeSchema,
  current: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSessionSchema>;

export const OpenSessionsSchema = Type.Array(OpenSessionSchema);

export const PasswordChangeSchema = Type.Object({
  old_password: textSchema(PASSWORD_MAX_LENGTH),
  password: NewPasswordSchema,
});
export type PasswordChange = Static<typeof PasswordChangeSchema>;

export const AccountDeletionSchema = Type.Object({ password: Type.Optional(textSchema(PASSWORD_MAX_LENGTH)) });
export type AccountDeletion = Static<typeof AccountDeletionSchema>;

export const securityCalls = {
  sessions: {
    host: 'main',
    method: 'GET',
    path: '/authentication/sessions',
    summary: 'Lists the active sessions of the signed-in customer',
    private: true,
    reply: { 200: OpenSessionsSchema },
  },
  endSession: {
    host: 'main',
    method: 'DELETE',
    path: '/authentication/sessions/:id',
    summary: 'Ends a session of the signed-in customer',
    private: true,
    params: IdParamsSchema,
    reply: { 204: null },
  },
  endOtherSessions: {
    host: 'main',
    method: 'DELETE',
    path: '/authentication/sessions',
    summary: 'Ends all sessions of the signed-in customer except the current one',
    private: true,
    reply: { 204: null },
  },
  changePassword: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/password',
    summary: 'Changes the password and ends the other sessions; requires the old password',
    private: true,
    limit: 'signIn',
    body: PasswordChangeSchema,
    reply: { 204: null },
  },
  exportAccount: {
    host: 'main',
    method: 'GET',
    path: '/authentication/export',
    summary: 'Exports all data of the signed-in customer as a zip: JSON, and the PDF of each closed visit',
    private: true,
    limit: 'signIn',
    raw: 'file',
    reply: { 200: Type.String() },
  },
  deleteAccount: {
    host: 'main',
    method: 'POST',
    path: '/authentication/delete-account',
    summary: 'Deletes the account of the signed-in customer; requires the password or the proof of the phone',
    private: true,
    limit: 'signIn',
    headers: PhoneProofHeadersSchema,
    body: AccountDeletionSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;

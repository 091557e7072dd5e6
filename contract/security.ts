import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { PhoneProofHeadersSchema } from './codes';
import { IdParamsSchema, IdSchema, nullable, textSchema } from './common';
import { PASSWORD_MAX_LENGTH } from './limits';
import { NewPasswordSchema } from './signIn';

const TimeSchema = Type.String({ format: 'date-time' });

/** A sign-in on one device, of a customer or of the staff. Browser and system are names such as `Safari` and `iOS`, null where the browser did not say. */
export const OpenSessionSchema = Type.Object({
  id: IdSchema,
  browser: nullable(Type.String()),
  system: nullable(Type.String()),
  created_at: TimeSchema,
  /** A customer's is rounded to a quarter of an hour. */
  last_used_at: TimeSchema,
  /** The session that asks. */
  current: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSessionSchema>;

export const OpenSessionsSchema = Type.Array(OpenSessionSchema);

export const PasswordChangeSchema = Type.Object({
  old_password: textSchema(PASSWORD_MAX_LENGTH),
  password: NewPasswordSchema,
});
export type PasswordChange = Static<typeof PasswordChangeSchema>;

/** It takes the password, or the proof of the phone in the header. */
export const AccountDeletionSchema = Type.Object({ password: Type.Optional(textSchema(PASSWORD_MAX_LENGTH)) });
export type AccountDeletion = Static<typeof AccountDeletionSchema>;

/** Sessions, password and end of the signed-in customer's account. */
export const securityCalls = {
  sessions: {
    host: 'main',
    method: 'GET',
    path: '/authentication/sessions',
    summary: 'The sessions of the signed-in customer that go on',
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
    summary: 'Ends all sessions of the signed-in customer but the one that asks',
    private: true,
    reply: { 204: null },
  },
  changePassword: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/password',
    summary: 'Changes the password of the signed-in customer by the old one; the other sessions end',
    private: true,
    limit: 'signIn',
    body: PasswordChangeSchema,
    reply: { 204: null },
  },
  exportAccount: {
    host: 'main',
    method: 'GET',
    path: '/authentication/export',
    summary:
      'Everything that is stored about the signed-in customer: a zip of JSON and of the PDF of each closed visit',
    private: true,
    limit: 'signIn',
    raw: 'file',
    reply: { 200: Type.String() },
  },
  deleteAccount: {
    host: 'main',
    method: 'POST',
    path: '/authentication/delete-account',
    summary: 'Deletes the account of the signed-in customer, by the password or the proof of the phone',
    private: true,
    limit: 'signIn',
    headers: PhoneProofHeadersSchema,
    body: AccountDeletionSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;

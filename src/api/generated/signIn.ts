// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  CodeCheck,
  CodeCheckReply,
  CodeSent,
  Login,
  LoginReply,
  PasswordSetting,
  PasswordSettingReply,
  PhoneCheck,
  PhoneCheckReply,
  Registration,
  RegistrationReply,
  Tokens,
} from '#contract/signIn';
import type { Call, Localized } from '../client';
import { always, count, filled, flag, id, oneOf, optional, orElse, record, text } from '../readers';

const readCodeSent = record<CodeSent>({ sent: flag, retry_after: count, flow: optional(text) });
const readCodeCheckReply = record<CodeCheckReply>({
  is_correct: flag,
  verification_token: optional(text),
  code: optional(oneOf('code_ended', 'code_expired', 'code_used')),
});
const readPhoneCheckReply = record<PhoneCheckReply>({
  message: oneOf('password generated', 'password is not generated', 'User not found'),
  detail: text,
});
const readLoginReply = record<LoginReply>({
  message: always('success' as const),
  user_id: id,
  consent_asked: optional(id),
  consent_first: optional(flag),
  access_token: filled,
  refresh_token: filled,
});
const readTokens = record<Tokens>({ access_token: filled, refresh_token: filled });
const readRegistrationReply = record<RegistrationReply>({
  id: optional(id),
  tokens: optional(readTokens),
  is_correct: optional(flag),
});
const readPasswordSettingReply = record<PasswordSettingReply>({
  id,
  tokens: readTokens,
  phone_number: text,
  consent_asked: optional(id),
  consent_first: optional(flag),
});

/** Sends a code by SMS; after 428, repeat the call with the solution of its challenge */
export const sendCode = ({
  lang,
  phone,
  flow,
  solution,
}: Localized<{ phone: string; flow?: string | undefined; solution?: string | undefined }>): Call<CodeSent | null> => ({
  host: 'public',
  path: '/api/public/get-verification-code/',
  query: { phone, flow, solution },
  once: true,
  lang,
  read: orElse(readCodeSent, null),
});

/** Verifies a code; returns a token that proves the phone */
export const checkCode = ({ lang, body }: Localized<{ body: CodeCheck }>): Call<CodeCheckReply> => ({
  method: 'POST',
  host: 'public',
  path: '/api/public/verify/',
  body,
  lang,
  read: readCodeCheckReply,
});

/** Returns whether a phone is registered and has a password */
export const checkPhone = ({ lang, body }: Localized<{ body: PhoneCheck }>): Call<PhoneCheckReply> => ({
  method: 'POST',
  path: '/authentication/check',
  body,
  lang,
  read: readPhoneCheckReply,
});

/** Signs in by phone and password */
export const login = ({ lang, body }: Localized<{ body: Login }>): Call<LoginReply> => ({
  method: 'POST',
  path: '/authentication/login/',
  body,
  lang,
  read: readLoginReply,
});

/** Registers the owner of a proven phone */
export const register = ({
  lang,
  verificationToken,
  body,
}: Localized<{ verificationToken?: string | undefined; body: Registration }>): Call<RegistrationReply> => ({
  method: 'POST',
  path: '/authentication/register',
  headers: { ...(verificationToken && { 'X-Verification-Token': verificationToken }) },
  body,
  lang,
  read: readRegistrationReply,
});

/** Sets the password of a proven phone */
export const setPassword = ({
  lang,
  verificationToken,
  body,
}: Localized<{ verificationToken?: string | undefined; body: PasswordSetting }>): Call<PasswordSettingReply> => ({
  method: 'PUT',
  path: '/authentication/set-password',
  headers: { ...(verificationToken && { 'X-Verification-Token': verificationToken }) },
  body,
  lang,
  read: readPasswordSettingReply,
});

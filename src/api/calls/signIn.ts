// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type {
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
import type { Call, Localized } from '../call';
import { always, filled, oneOf } from '../rareReaders';
import { flag, id, optional, record, text } from '../readers';

const readPhoneCheckReply = record<PhoneCheckReply>({
  message: oneOf('password generated', 'password is not generated', 'User not found'),
  detail: text,
});

/** Whether a phone is registered and has a password */
export const checkPhone = ({ lang, body }: Localized<{ body: PhoneCheck }>): Call<PhoneCheckReply> => ({
  method: 'POST',
  path: '/authentication/check',
  body,
  lang,
  read: readPhoneCheckReply,
});

const readLoginReply = record<LoginReply>({
  message: always('success' as const),
  user_id: id,
  consent_asked: optional(id),
  consent_first: optional(flag),
  access_token: filled,
  refresh_token: filled,
});

/** Signs in by phone and password */
export const login = ({ lang, body }: Localized<{ body: Login }>): Call<LoginReply> => ({
  method: 'POST',
  path: '/authentication/login/',
  body,
  lang,
  read: readLoginReply,
});

const readTokens = record<Tokens>({ access_token: filled, refresh_token: filled });
const readRegistrationReply = record<RegistrationReply>({
  id: optional(id),
  tokens: optional(readTokens),
  is_correct: optional(flag),
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

const readPasswordSettingReply = record<PasswordSettingReply>({
  id,
  tokens: readTokens,
  phone_number: text,
  consent_asked: optional(id),
  consent_first: optional(flag),
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

import { type Static, Type } from 'typebox';
import { profileBody } from './account';
import type { Call } from './call';
import { PhoneProofHeadersSchema } from './codes';
import { IdSchema, optionalElsewhere, PhoneSchema, textSchema } from './common';
import { ConsentAskedSchema, ConsentFirstSchema, ConsentSchema } from './consent';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits';

/** A password that is being made. */
export const NewPasswordSchema = Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });

export const PhoneCheckSchema = Type.Object({ phone_number: PhoneSchema });
export type PhoneCheck = Static<typeof PhoneCheckSchema>;

export const PhoneCheckReplySchema = Type.Object({
  message: Type.Enum(['password generated', 'password is not generated', 'User not found']),
  detail: Type.String(),
});
export type PhoneCheckReply = Static<typeof PhoneCheckReplySchema>;

export const LoginSchema = Type.Object({ phone_number: PhoneSchema, password: textSchema(PASSWORD_MAX_LENGTH) });
export type Login = Static<typeof LoginSchema>;

const TokenSchema = Type.String({ minLength: 1 });
const tokens = { access_token: TokenSchema, refresh_token: TokenSchema };

export const LoginReplySchema = Type.Object({
  message: Type.Literal('success'),
  user_id: IdSchema,
  consent_asked: ConsentAskedSchema,
  consent_first: ConsentFirstSchema,
  ...tokens,
});
export type LoginReply = Static<typeof LoginReplySchema>;

export const RegistrationSchema = Type.Object({ ...profileBody, password: NewPasswordSchema, consent: ConsentSchema });
export type Registration = Static<typeof RegistrationSchema>;

export const TokensSchema = Type.Object(tokens);
export type Tokens = Static<typeof TokensSchema>;

/** `is_correct: false` is the code error: then there is neither id nor tokens. */
export const RegistrationReplySchema = Type.Object({
  id: Type.Optional(IdSchema),
  tokens: Type.Optional(TokensSchema),
  is_correct: optionalElsewhere(Type.Boolean()),
});
export type RegistrationReply = Static<typeof RegistrationReplySchema>;

export const PasswordSettingSchema = Type.Object({ phone_number: PhoneSchema, password: NewPasswordSchema });
export type PasswordSetting = Static<typeof PasswordSettingSchema>;

export const PasswordSettingReplySchema = Type.Object({
  id: IdSchema,
  tokens: TokensSchema,
  phone_number: Type.String(),
  consent_asked: ConsentAskedSchema,
  consent_first: ConsentFirstSchema,
});
export type PasswordSettingReply = Static<typeof PasswordSettingReplySchema>;

export const signInCalls = {
  checkPhone: {
    host: 'main',
    method: 'POST',
    path: '/authentication/check',
    summary: 'Whether a phone is registered and has a password',
    limit: 'signIn',
    body: PhoneCheckSchema,
    reply: { 200: PhoneCheckReplySchema },
  },
  login: {
    host: 'main',
    method: 'POST',
    path: '/authentication/login/',
    summary: 'Signs in by phone and password',
    limit: 'signIn',
    body: LoginSchema,
    reply: { 200: LoginReplySchema },
  },
  register: {
    host: 'main',
    method: 'POST',
    path: '/authentication/register',
    summary: 'Registers the owner of a proven phone',
    limit: 'signIn',
    headers: PhoneProofHeadersSchema,
    body: RegistrationSchema,
    reply: { 200: RegistrationReplySchema },
  },
  setPassword: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/set-password',
    summary: 'Sets the password of a proven phone',
    limit: 'signIn',
    headers: PhoneProofHeadersSchema,
    body: PasswordSettingSchema,
    reply: { 200: PasswordSettingReplySchema },
  },
} as const satisfies Record<string, Call>;

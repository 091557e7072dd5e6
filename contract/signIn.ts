import { type Static, Type } from 'typebox';
import { ConsentAskedSchema, ConsentFirstSchema, ConsentSchema, NewPasswordSchema, profileBody } from './account';
import type { Call } from './call';
import { IdSchema, optionalOnOtherServers, PhoneProofHeadersSchema, PhoneSchema, textSchema } from './common';
import { CODE_LENGTH, PASSWORD_MAX_LENGTH } from './rules/limits';

/**
 * Token that binds a code to its client, so strangers can neither use up its attempts nor replace it.
 * A cookie in browsers, a field in other clients. All clients without it share one count of attempts.
 */
const FlowSchema = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }));

/**
 * `solution`: proof of work for 428 `challenge_required`: the challenge, `~` and a number.
 * Its SHA-256 begins with as many zero bits as the challenge's third part says. Valid for that phone, for two minutes,
 * once.
 */
export const CodeQuerySchema = Type.Object({
  phone: Type.String({ pattern: '^[+ ]?998[0-9]{9}$' }),
  flow: FlowSchema,
  solution: Type.Optional(Type.String({ maxLength: 80 })),
});

export const CodeSentSchema = Type.Object({
  sent: Type.Boolean(),
  retry_after: Type.Integer(),
  flow: Type.Optional(Type.String()),
});
export type CodeSent = Static<typeof CodeSentSchema>;

export const CodeCheckSchema = Type.Object({
  code: Type.String({ pattern: `^[0-9]{${CODE_LENGTH}}$` }),
  phone: PhoneSchema,
  flow: FlowSchema,
});
export type CodeCheck = Static<typeof CodeCheckSchema>;

export const CodeEndSchema = Type.Enum(['code_ended', 'code_expired', 'code_used']);
export type CodeEnd = Static<typeof CodeEndSchema>;

/** Without `code`, another attempt is allowed. `verification_token` proves the phone once, within ten minutes. */
export const CodeCheckReplySchema = Type.Object({
  is_correct: Type.Boolean(),
  verification_token: Type.Optional(Type.String()),
  code: Type.Optional(CodeEndSchema),
});
export type CodeCheckReply = Static<typeof CodeCheckReplySchema>;

export const codesCalls = {
  sendCode: {
    method: 'GET',
    host: 'public',
    safe: false,
    path: '/api/public/get-verification-code/',
    summary: 'Sends a code by SMS; after 428, repeat the call with the solution of its challenge',
    limit: 'codes',
    query: CodeQuerySchema,
    anyReply: true,
    reply: { 200: CodeSentSchema },
  },
  checkCode: {
    method: 'POST',
    host: 'public',
    path: '/api/public/verify/',
    summary: 'Verifies a code; returns a token that proves the phone',
    limit: 'signIn',
    body: CodeCheckSchema,
    reply: { 200: CodeCheckReplySchema },
  },
} as const satisfies Record<string, Call>;

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

export const RegistrationReplySchema = Type.Object({
  id: Type.Optional(IdSchema),
  tokens: Type.Optional(TokensSchema),
  is_correct: optionalOnOtherServers(Type.Boolean()),
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
    summary: 'Returns whether a phone is registered and has a password',
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

const RefreshTokenSchema = textSchema(512);

export const RefreshSchema = Type.Object({
  refresh_token: RefreshTokenSchema,
  rotate: Type.Optional(Type.Boolean()),
});
export type Refresh = Static<typeof RefreshSchema>;

export const AccessPairSchema = Type.Object({
  access_token: TokenSchema,
  refresh_token: Type.Optional(TokenSchema),
});
export type AccessPair = Static<typeof AccessPairSchema>;

export const SignOutSchema = Type.Object({ refresh_token: RefreshTokenSchema });
export type SignOut = Static<typeof SignOutSchema>;

export const sessionCalls = {
  getAccess: {
    host: 'main',
    method: 'POST',
    path: '/authentication/get-access',
    summary: 'Returns a new access token for a refresh token; with `rotate` a new refresh token as well',
    body: RefreshSchema,
    reply: { 200: AccessPairSchema },
  },
  signOut: {
    host: 'main',
    method: 'POST',
    path: '/authentication/sign-out',
    summary: 'Revokes the session of a refresh token',
    body: SignOutSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;

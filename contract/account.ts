import { type Static, Type } from 'typebox';
import { CarSchema } from './cars';
import { DateSchema, IdSchema, PersonNameSchema, PhoneSchema, textSchema } from './common';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits';

export const GenderSchema = Type.Enum(['M', 'F']);
export type Gender = Static<typeof GenderSchema>;

/**
 * `username` is the phone without spaces; `birthdate` 'YYYY-MM-DD'. A customer whom the workshop entered may have no
 * birthdate (empty) and no gender yet.
 */
const profileReply = {
  first_name: Type.String(),
  last_name: Type.String(),
  birthdate: Type.String(),
  username: Type.String(),
  gender: Type.Optional(GenderSchema),
};
const profileBody = {
  first_name: PersonNameSchema,
  last_name: PersonNameSchema,
  birthdate: DateSchema,
  username: PhoneSchema,
  gender: GenderSchema,
};
/** A password that is being made. */
const NewPasswordSchema = Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });

export const UserSchema = Type.Object({ id: IdSchema, ...profileReply, cars: Type.Array(CarSchema) });
export type User = Static<typeof UserSchema>;

export const ProfileSchema = Type.Object(profileReply);
export type Profile = Static<typeof ProfileSchema>;

/** Another phone than the present one needs the customer's `password`, or `old_phone_token`: what verifying the present phone gave. */
export const ProfileChangeSchema = Type.Object({
  ...profileBody,
  password: Type.Optional(textSchema(PASSWORD_MAX_LENGTH)),
  old_phone_token: Type.Optional(textSchema(256)),
});
export type ProfileChange = Static<typeof ProfileChangeSchema>;

export const PhoneCheckSchema = Type.Object({ phone_number: PhoneSchema });
export type PhoneCheck = Static<typeof PhoneCheckSchema>;

export const PhoneCheckReplySchema = Type.Object({
  message: Type.Enum(['password generated', 'password is not generated', 'User not found']),
  detail: Type.String(),
});
export type PhoneCheckReply = Static<typeof PhoneCheckReplySchema>;

export const LoginSchema = Type.Object({ phone_number: PhoneSchema, password: textSchema(PASSWORD_MAX_LENGTH) });
export type Login = Static<typeof LoginSchema>;

export const LoginReplySchema = Type.Object({
  message: Type.Literal('success'),
  user_id: IdSchema,
  access_token: Type.String(),
  refresh_token: Type.String(),
});
export type LoginReply = Static<typeof LoginReplySchema>;

export const RegistrationSchema = Type.Object({ ...profileBody, password: NewPasswordSchema });
export type Registration = Static<typeof RegistrationSchema>;

export const TokensSchema = Type.Object({ access_token: Type.String(), refresh_token: Type.String() });
export type Tokens = Static<typeof TokensSchema>;

/** `is_correct: false` is the code error: then there is neither id nor tokens. */
export const RegistrationReplySchema = Type.Object({
  id: Type.Optional(IdSchema),
  tokens: Type.Optional(TokensSchema),
  is_correct: Type.Boolean(),
});
export type RegistrationReply = Static<typeof RegistrationReplySchema>;

export const PasswordSettingSchema = Type.Object({ phone_number: PhoneSchema, password: NewPasswordSchema });
export type PasswordSetting = Static<typeof PasswordSettingSchema>;

export const PasswordSettingReplySchema = Type.Object({
  id: IdSchema,
  tokens: TokensSchema,
  phone_number: Type.String(),
});
export type PasswordSettingReply = Static<typeof PasswordSettingReplySchema>;

export const PasswordChangeSchema = Type.Object({
  old_password: textSchema(PASSWORD_MAX_LENGTH),
  password: NewPasswordSchema,
});
export type PasswordChange = Static<typeof PasswordChangeSchema>;

/** The password, or the proof of the phone in the header. */
export const AccountDeletionSchema = Type.Object({ password: Type.Optional(textSchema(PASSWORD_MAX_LENGTH)) });
export type AccountDeletion = Static<typeof AccountDeletionSchema>;

/** Proof that the caller owns a phone: the site repeats what /api/public/verify/ gave it. */
export const PhoneProofHeadersSchema = Type.Object({ 'x-verification-token': Type.Optional(textSchema(256)) });

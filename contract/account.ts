import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { CarSchema } from './cars';
import { PhoneProofHeadersSchema } from './codes';
import { DateSchema, IdSchema, PersonNameSchema, PhoneSchema, textSchema } from './common';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './limits';

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
/** What a customer says of themselves. */
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
 * Another phone than the present one needs the customer's `password`, or `old_phone_token`: what verifying the present phone gave.
 * `expected`: what the fields were when the form was opened, '' for none. A field that is sent as expected stays as it is stored; 409
 * `edit_conflict` with `stored: Profile` where another one is different by now.
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

/** The signed-in customer. */
export const accountCalls = {
  user: {
    host: 'main',
    method: 'GET',
    path: '/authentication/user/:userId',
    summary: 'The signed-in customer',
    contentType: 'multipart/form-data', // docs/api.md#conventions, though a GET has no body
    private: true,
    params: UserParamsSchema,
    reply: { 200: UserSchema },
  },
  changeUser: {
    host: 'main',
    method: 'PUT',
    path: '/authentication/user/:userId',
    summary: 'Changes the profile; another phone needs its proof, and the password or the proof of the present one',
    private: true,
    params: UserParamsSchema,
    headers: PhoneProofHeadersSchema,
    body: ProfileChangeSchema,
    anyReply: true,
    reply: { 200: ProfileSchema },
  },
} as const satisfies Record<string, Call>;

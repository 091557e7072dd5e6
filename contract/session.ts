import { type Static, Type } from 'typebox';
import { textSchema } from './common';

const RefreshTokenSchema = textSchema(512);

/** `rotate`: a new refresh token is wanted too (the site sends it, a plain client does not). */
export const RefreshSchema = Type.Object({
  refresh_token: RefreshTokenSchema,
  rotate: Type.Optional(Type.Boolean()),
});
export type Refresh = Static<typeof RefreshSchema>;

export const AccessPairSchema = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.Optional(Type.String()),
});
export type AccessPair = Static<typeof AccessPairSchema>;

export const SignOutSchema = Type.Object({ refresh_token: RefreshTokenSchema });
export type SignOut = Static<typeof SignOutSchema>;

import { type Static, Type } from 'typebox';
import { IdSchema, nullable, textSchema } from './common';

const TimeSchema = Type.String({ format: 'date-time' });
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

/** A sign-in on one device. Browser and system are names such as `Safari` and `iOS`, null where the browser did not say. */
export const CustomerSessionSchema = Type.Object({
  id: IdSchema,
  browser: nullable(Type.String()),
  system: nullable(Type.String()),
  created_at: TimeSchema,
  /** To a quarter of an hour. */
  last_used_at: TimeSchema,
  /** The session that asks. */
  current: Type.Boolean(),
});
export type CustomerSession = Static<typeof CustomerSessionSchema>;

export const CustomerSessionsSchema = Type.Array(CustomerSessionSchema);

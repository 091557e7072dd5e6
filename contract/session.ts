import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { textSchema } from './common';

const TokenSchema = Type.String({ minLength: 1 });
const RefreshTokenSchema = textSchema(512);

/** `rotate`: a new refresh token is wanted too (the site sends it, a plain client does not). */
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

/** What a refresh token is for. */
export const sessionCalls = {
  getAccess: {
    host: 'main',
    method: 'POST',
    path: '/authentication/get-access',
    summary: 'A new access token for a refresh token; with rotate a new refresh token too',
    body: RefreshSchema,
    reply: { 200: AccessPairSchema },
  },
  signOut: {
    host: 'main',
    method: 'POST',
    path: '/authentication/sign-out',
    summary: 'Revokes a session',
    body: SignOutSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;

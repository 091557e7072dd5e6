// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { AccessPair, Refresh, SignOut } from '#contract/signIn';
import type { Call, Localized } from '../client';
import { filled, optional, record } from '../readers';

const readAccessPair = record<AccessPair>({ access_token: filled, refresh_token: optional(filled) });

/** Returns a new access token for a refresh token; with `rotate` a new refresh token as well */
export const getAccess = ({ lang, body }: Localized<{ body: Refresh }>): Call<AccessPair> => ({
  method: 'POST',
  path: '/authentication/get-access',
  body,
  lang,
  read: readAccessPair,
});

/** Revokes the session of a refresh token */
export const signOut = ({ lang, body }: Localized<{ body: SignOut }>): Call<null> => ({
  method: 'POST',
  path: '/authentication/sign-out',
  body,
  lang,
  read: () => null,
});

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { AccessPair, Refresh, SignOut } from '#contract/signIn';
import type { Call, Localized } from '../client';
import { filled, optional, record } from '../readers';

const readAccessPair = record<AccessPair>({ access_token: filled, refresh_token: optional(filled) });

/** A new access token for a refresh token; with rotate a new refresh token too */
export const getAccess = ({ lang, body }: Localized<{ body: Refresh }>): Call<AccessPair> => ({
  method: 'POST',
  path: '/authentication/get-access',
  body,
  lang,
  read: readAccessPair,
});

/** Revokes a session */
export const signOut = ({ lang, body }: Localized<{ body: SignOut }>): Call<null> => ({
  method: 'POST',
  path: '/authentication/sign-out',
  body,
  lang,
  read: () => null,
});

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { GivenConsent } from '#contract/account';
import type { Call, Localized } from '../call';

/** The signed-in customer agrees to the personal-data policy */
export const giveConsent = ({ lang, body }: Localized<{ body: GivenConsent }>): Call<null> => ({
  method: 'POST',
  path: '/authentication/consent',
  body,
  private: true,
  lang,
  read: () => null,
});

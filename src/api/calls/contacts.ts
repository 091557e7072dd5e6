// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { CallCenter } from '#contract/company';
import type { Call, Localized } from '../call';
import { record, text } from '../readers';

const readCallCenter = record<CallCenter>({ phone: text });

/** Consultation contact */
export const callCenter = ({ lang }: Localized): Call<CallCenter> => ({
  path: '/main/call-center',
  lang,
  read: readCallCenter,
});

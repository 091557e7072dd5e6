// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { CallCenter, ContactEntry } from '../../../contract/contacts';
import type { Call, Localized } from '../call';
import { listOf, record, text } from '../readers';

const readCallCenter = record<CallCenter>({ phone: text });

/** Consultation contact */
export const callCenter = ({ lang }: Localized): Call<CallCenter> => ({
  path: '/main/call-center',
  lang,
  read: readCallCenter,
});

const readContactEntry = record<ContactEntry>({ name: text, phone: text });

/** Insurance contacts */
export const insurance = ({ lang }: Localized): Call<ContactEntry[]> => ({
  path: '/main/insurance/',
  lang,
  read: listOf(readContactEntry),
});

/** Roadside assistance contacts */
export const roadside = ({ lang }: Localized): Call<ContactEntry[]> => ({
  path: '/main/roadside-assistance/',
  lang,
  read: listOf(readContactEntry),
});

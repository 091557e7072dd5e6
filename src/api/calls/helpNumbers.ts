// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { ContactEntry } from '#contract/company';
import type { Call, Localized } from '../call';
import { listOf, record, text } from '../readers';

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

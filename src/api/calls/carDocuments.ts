// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { CarDocumentKind } from '#contract/cars';
import type { Call, Localized } from '../call';
import { count, id, listOf, record, text } from '../readers';

const readCarDocumentKind = record<CarDocumentKind>({ id, name: text, hint: text, remind_days: count });

/** Documents that a car has and that end */
export const carDocumentKinds = ({ lang }: Localized): Call<CarDocumentKind[]> => ({
  host: 'public',
  path: '/api/public/car-documents/',
  lang,
  read: listOf(readCarDocumentKind),
});

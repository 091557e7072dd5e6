// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { OpenVisit, PickUp } from '#contract/visits';
import type { Call, Localized } from '../call';
import { oneOf, sureListOf } from '../rareReaders';
import { count, id, optional, orNull, record, text } from '../readers';

const readPickUp = record<PickUp>({ from: text, until: text });
const readOpenVisit = record<OpenVisit>({
  id,
  reference: text,
  state: oneOf('open', 'sent', 'in_work', 'ready'),
  opened_at: text,
  car: text,
  year: count,
  plate: text,
  car_id: orNull(id),
  branch: text,
  branch_address: text,
  branch_phone: text,
  estimate: optional(text),
  pick_up: optional(readPickUp),
});

/** Visits of the signed-in customer that are under way, the newest first */
export const openVisits = ({ lang }: Localized<{ userId: number }>): Call<OpenVisit[]> => ({
  path: '/authentication/visits',
  private: true,
  lang,
  read: sureListOf(readOpenVisit),
});

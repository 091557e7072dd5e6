import type { EnquiryRow } from '../../../../../contract/desk/enquiry';
import { makeTurns } from '../../../common/lib/turns';

/** What an enquiry is changed by: rows of the list and the detail both have it. */
export type Changeable = Pick<EnquiryRow, 'id' | 'reference' | 'version' | 'status' | 'assignee' | 'branch' | 'due_at'>;

/** Of enquiries. */
export const { inTurn, isAtRest, note, latest } = makeTurns<Changeable>();

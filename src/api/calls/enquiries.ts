// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { EnquiryReceipt, NewEnquiry } from '#contract/enquiries';
import type { Call, Localized } from '../call';
import { id, optional, orElse, record, text } from '../readers';

const readEnquiryReceipt = record<EnquiryReceipt>({ id: optional(id), reference: optional(text) });

/** An appointment or purchase enquiry */
export const sendEnquiry = ({
  lang,
  idempotencyKey,
  body,
}: Localized<{ idempotencyKey?: string | undefined; body: NewEnquiry }>): Call<EnquiryReceipt | null> => ({
  method: 'POST',
  path: '/main/requests/',
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  lang,
  read: orElse(readEnquiryReceipt, null),
});

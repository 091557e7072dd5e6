// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { NewRequest, RequestReceipt } from '../../../contract/requests';
import type { Call, Localized } from '../call';
import { id, optional, orElse, record, text } from '../readers';

const readRequestReceipt = record<RequestReceipt>({ id: optional(id), reference: optional(text) });

/** An appointment or purchase request */
export const sendRequest = ({
  lang,
  idempotencyKey,
  body,
}: Localized<{ idempotencyKey?: string | undefined; body: NewRequest }>): Call<RequestReceipt | null> => ({
  method: 'POST',
  path: '/main/requests/',
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  lang,
  read: orElse(readRequestReceipt, null),
});

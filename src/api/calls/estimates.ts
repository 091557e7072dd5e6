// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Estimate, EstimateAnswer, EstimateFinding, EstimateLine, Photo, Sums } from '#contract/visits';
import type { Call, Localized } from '../call';
import { oneOf } from '../rareReaders';
import { count, flag, id, listOf, orNull, record, text } from '../readers';

export const readSums = record<Sums>({ amount: count, discount: count, total: count });
const readEstimateLine = record<EstimateLine>({
  id,
  kind: oneOf('work', 'part', 'free'),
  name: text,
  quantity: count,
  price: count,
  sums: readSums,
  decision: orNull(oneOf('approved', 'declined')),
  decided_at: orNull(text),
  by_branch: flag,
});
export const readPhoto = record<Photo>({ id, width: count, height: count });
const readEstimateFinding = record<EstimateFinding>({
  id,
  level: oneOf('green', 'yellow', 'red'),
  title: text,
  note: text,
  due_date: orNull(text),
  due_mileage: orNull(count),
  photos: listOf(readPhoto),
});
const readEstimate = record<Estimate>({
  stage: oneOf('asked', 'changing', 'begun', 'ready', 'done', 'cancelled', 'expired'),
  reference: text,
  version: count,
  revision: count,
  car: text,
  year: count,
  mileage: count,
  branch: text,
  branch_phone: text,
  sent_at: text,
  expires_at: text,
  lines: listOf(readEstimateLine),
  findings: listOf(readEstimateFinding),
  photos: listOf(readPhoto),
  sums: readSums,
  approved: count,
});

/** The estimate of a visit by the link that was sent; 404 where there is none */
export const estimate = ({ lang, token }: Localized<{ token: string }>): Call<Estimate> => ({
  path: `/main/estimates/${encodeURIComponent(token)}`,
  lang,
  read: readEstimate,
});

/** Approves, declines or takes back lines, until work begins; 409 with the current `estimate` if it or a decision has changed since */
export const answerEstimate = ({
  lang,
  token,
  idempotencyKey,
  body,
}: Localized<{ token: string; idempotencyKey?: string | undefined; body: EstimateAnswer }>): Call<Estimate> => ({
  method: 'POST',
  path: `/main/estimates/${encodeURIComponent(token)}/answers`,
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  lang,
  read: readEstimate,
});

// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  DocumentVerification,
  Estimate,
  EstimateAnswer,
  EstimateFinding,
  EstimateLine,
  Guarantee,
  HistoryFinding,
  HistoryLine,
  HistoryPage,
  HistoryRow,
  HistoryTotal,
  HistoryVisit,
  OpenVisit,
  OtherVisit,
  Photo,
  PickUp,
  Sums,
} from '#contract/visits';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, file, flag, id, listOf, oneOf, optional, orNull, record, sureListOf, text } from '../readers';

const readSums = record<Sums>({ amount: count, discount: count, total: count });
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
const readPhoto = record<Photo>({ id, width: count, height: count });
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
  promised_at: optional(text),
  lines: listOf(readEstimateLine),
  findings: listOf(readEstimateFinding),
  photos: listOf(readPhoto),
  sums: readSums,
  approved: count,
});
const readHistoryRow = record<HistoryRow>({
  id,
  number: id,
  car: text,
  year: count,
  plate: text,
  car_id: orNull(id),
  branch: text,
  closed_at: text,
  mileage: count,
  total: count,
  is_handed_over: flag,
  done: listOf(text),
  reds: count,
  is_corrected: flag,
});
const readHistoryPage = record<HistoryPage>({ items: sureListOf(readHistoryRow), next: orNull(id) });
const readHistoryTotal = record<HistoryTotal>({
  car: id,
  name: text,
  plate: text,
  year: count,
  visits: count,
  total: count,
});
const readGuarantee = record<Guarantee>({ until_date: optional(text), until_mileage: optional(count), is_ended: flag });
const readHistoryLine = record<HistoryLine>({
  id,
  kind: oneOf('work', 'part', 'free'),
  name: text,
  quantity: count,
  price: count,
  sums: readSums,
  is_declined: flag,
  guarantee: optional(readGuarantee),
});
const readHistoryFinding = record<HistoryFinding>({
  id,
  level: oneOf('green', 'yellow', 'red'),
  title: text,
  note: text,
  due_date: optional(text),
  due_mileage: optional(count),
  photos: listOf(readPhoto),
});
const readOtherVisit = record<OtherVisit>({ id, number: id, closed_at: text });
const readHistoryVisit = record<HistoryVisit>({
  id,
  number: id,
  car: text,
  year: count,
  plate: text,
  car_id: orNull(id),
  branch: text,
  closed_at: text,
  mileage: count,
  total: count,
  is_handed_over: flag,
  reference: text,
  vin: text,
  opened_at: text,
  branch_address: text,
  lines: listOf(readHistoryLine),
  findings: listOf(readHistoryFinding),
  photos: listOf(readPhoto),
  sums: readSums,
  hash: text,
  paper: text,
  corrected_at: optional(text),
  corrects: orNull(readOtherVisit),
  corrected_by: orNull(readOtherVisit),
});
const readDocumentVerification = record<DocumentVerification>({
  number: id,
  closed_at: text,
  corrected_at: optional(text),
  branch: text,
  car: text,
  year: count,
  mileage: count,
  plate: text,
  name: text,
  hash: text,
  is_genuine: flag,
  corrected_by: orNull(id),
});
const readPickUp = record<PickUp>({ from: text, until: text });
const readOpenVisit = record<OpenVisit>({
  id,
  reference: text,
  state: oneOf('open', 'sent', 'in_work', 'ready'),
  is_approved: optional(flag),
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
  promised_at: optional(text),
});

/** Returns a photo of a visit as WebP; `size=small`: at most 320 pixels a side */
export const historyPhoto = ({
  lang,
  id,
  photo,
  size,
}: Localized<{ id: number; photo: number; size?: 'small' | undefined; userId: number }>): Call<Blob> => ({
  path: `/authentication/history/${id}/photos/${photo}`,
  query: { size },
  private: true,
  lang,
  read: file,
});

/** Returns the PDF of a visit in the requested language */
export const historyPdf = ({ lang, id }: Localized<{ id: number; userId: number }>): Call<Blob> => ({
  path: `/authentication/history/${id}/paper`,
  private: true,
  lang,
  read: file,
});

/** Returns the history of the car of a visit as one PDF: its newest visits and own records */
export const carHistoryPdf = ({ lang, id }: Localized<{ id: number; userId: number }>): Call<Blob> => ({
  path: `/authentication/history/${id}/car-paper`,
  private: true,
  lang,
  read: file,
});

const visitsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the estimate of a visit by its link; 404 if there is none */
    getEstimate: build.query<Estimate, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<Estimate> => ({
        path: `/main/estimates/${encodeURIComponent(token)}`,
        lang,
        read: readEstimate,
      }),
    }),
    /**
     * Approves, declines or resets line items until work begins; 409 with the current `estimate` if it or a decision
     * has changed since
     */
    answerEstimate: build.mutation<
      Estimate,
      Localized<{ token: string; idempotencyKey?: string | undefined; body: EstimateAnswer }>
    >({
      query: ({ lang, token, idempotencyKey, body }): Call<Estimate> => ({
        method: 'POST',
        path: `/main/estimates/${encodeURIComponent(token)}/answers`,
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
        lang,
        read: readEstimate,
      }),
    }),
    /** Lists closed visits of the signed-in customer, newest first */
    getHistory: build.query<
      HistoryPage,
      Localized<{ car?: number | undefined; year?: number | undefined; before?: number | undefined; userId: number }>
    >({
      query: ({ lang, car, year, before }): Call<HistoryPage> => ({
        path: '/authentication/history',
        query: { car, year, before },
        private: true,
        lang,
        read: readHistoryPage,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Returns numbers and totals of visits by car and year */
    getHistoryTotals: build.query<HistoryTotal[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<HistoryTotal[]> => ({
        path: '/authentication/history/totals',
        private: true,
        lang,
        read: sureListOf(readHistoryTotal),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Returns a closed visit with works, findings and payment */
    getHistoryVisit: build.query<HistoryVisit, Localized<{ id: number; userId: number }>>({
      query: ({ lang, id }): Call<HistoryVisit> => ({
        path: `/authentication/history/${id}`,
        private: true,
        lang,
        read: readHistoryVisit,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Verifies the document of a visit; 404 if there is none */
    getDocumentVerification: build.query<DocumentVerification, Localized<{ paper: string }>>({
      query: ({ lang, paper }): Call<DocumentVerification> => ({
        path: `/main/passport/${encodeURIComponent(paper)}`,
        lang,
        read: readDocumentVerification,
      }),
    }),
    /** Lists open visits of the signed-in customer, newest first */
    getOpenVisits: build.query<OpenVisit[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<OpenVisit[]> => ({
        path: '/authentication/visits',
        private: true,
        lang,
        read: sureListOf(readOpenVisit),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  getEstimate,
  answerEstimate,
  getHistory,
  getHistoryTotals,
  getHistoryVisit,
  getDocumentVerification,
  getOpenVisits,
} = visitsApi.endpoints;
export const {
  useGetEstimateQuery,
  useAnswerEstimateMutation,
  useGetHistoryQuery,
  useGetHistoryTotalsQuery,
  useGetHistoryVisitQuery,
  useGetDocumentVerificationQuery,
  useGetOpenVisitsQuery,
} = visitsApi;

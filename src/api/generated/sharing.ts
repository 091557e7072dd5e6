// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  Handover,
  HandoverAcceptance,
  HandoverMade,
  HistoryShare,
  HistoryShareMade,
  NewHandover,
  NewHistoryShare,
  SharedHistory,
  SharedVisit,
} from '#contract/sharing';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, filled, flag, id, listOf, oneOf, orNull, record, sureListOf, text } from '../readers';

const readHistoryShare = record<HistoryShare>({
  id,
  car_id: id,
  car: text,
  created_at: text,
  expires_at: text,
  ended_at: orNull(text),
  opened: count,
});
const readHistoryShareMade = record<HistoryShareMade>({ share: readHistoryShare, token: filled });
const readSharedVisit = record<SharedVisit>({
  closed_at: text,
  branch: text,
  mileage: count,
  works: listOf(text),
  parts: listOf(text),
  other_works: count,
  other_parts: count,
  other_lines: count,
});
const readSharedHistory = record<SharedHistory>({
  car: text,
  year: count,
  plate: text,
  expires_at: text,
  visits: listOf(readSharedVisit),
  other_car_visits: count,
});
const readHandover = record<Handover>({
  id,
  state: oneOf('offered', 'accepted', 'confirmed', 'withdrawn', 'expired'),
  is_seller: flag,
  car: text,
  year: count,
  buyer: text,
  buyer_car: text,
  is_other_car: flag,
  other_cars: listOf(id),
  visits: count,
  created_at: text,
  expires_at: text,
});
const readHandoverMade = record<HandoverMade>({ handover: readHandover, token: filled });

const sharingApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists links to the history of the signed-in customer’s cars, newest first */
    getHistoryShares: build.query<HistoryShare[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<HistoryShare[]> => ({
        path: '/authentication/history-shares',
        private: true,
        lang,
        read: sureListOf(readHistoryShare),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Creates a public link to the history of a car; idempotent by key */
    shareHistory: build.mutation<
      HistoryShareMade,
      Localized<{ idempotencyKey?: string | undefined; body: NewHistoryShare }>
    >({
      query: ({ lang, idempotencyKey, body }): Call<HistoryShareMade> => ({
        method: 'POST',
        path: '/authentication/history-shares',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
        private: true,
        lang,
        read: readHistoryShareMade,
      }),
    }),
    /** Revokes a link to a history at once */
    endHistoryShare: build.mutation<null, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<null> => ({
        method: 'DELETE',
        path: `/authentication/history-shares/${id}`,
        private: true,
        lang,
        read: () => null,
      }),
    }),
    /** Returns works and mileage of a shared car; 404 if the link is revoked or unknown */
    getSharedHistory: build.query<SharedHistory, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<SharedHistory> => ({
        path: `/main/shared-history/${encodeURIComponent(token)}`,
        lang,
        read: readSharedHistory,
      }),
    }),
    /** Lists handovers that the signed-in customer offers, accepts or has opened, newest first */
    getHandovers: build.query<Handover[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<Handover[]> => ({
        path: '/authentication/handovers',
        private: true,
        lang,
        read: sureListOf(readHandover),
      }),
      keepUnusedDataFor: 0,
    }),
    /**
     * Offers the history of a car to its buyer and withdraws an earlier offer; 409 `handover_done` if all visits are
     * handed over
     */
    offerHandover: build.mutation<HandoverMade, Localized<{ body: NewHandover }>>({
      query: ({ lang, body }): Call<HandoverMade> => ({
        method: 'POST',
        path: '/authentication/handovers',
        body,
        private: true,
        lang,
        read: readHandoverMade,
      }),
    }),
    /** Returns an offer by its link and adds it to the reader’s handovers */
    getOfferedHandover: build.query<Handover, Localized<{ token: string; userId: number }>>({
      query: ({ lang, token }): Call<Handover> => ({
        path: `/authentication/handovers/${encodeURIComponent(token)}`,
        private: true,
        lang,
        read: readHandover,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Accepts an offer for a car of the buyer’s garage; the seller still has to confirm */
    acceptHandover: build.mutation<Handover, Localized<{ token: string; body: HandoverAcceptance }>>({
      query: ({ lang, token, body }): Call<Handover> => ({
        method: 'POST',
        path: `/authentication/handovers/${encodeURIComponent(token)}/acceptance`,
        body,
        private: true,
        lang,
        read: readHandover,
      }),
    }),
    /** Accepts an offer whose link the customer has opened before */
    acceptOpenedHandover: build.mutation<Handover, Localized<{ id: number; body: HandoverAcceptance }>>({
      query: ({ lang, id, body }): Call<Handover> => ({
        method: 'PUT',
        path: `/authentication/handovers/${id}/acceptance`,
        body,
        private: true,
        lang,
        read: readHandover,
      }),
    }),
    /** Confirms the buyer, who can then read the visits as well */
    confirmHandover: build.mutation<Handover, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<Handover> => ({
        method: 'PUT',
        path: `/authentication/handovers/${id}/confirmation`,
        private: true,
        lang,
        read: readHandover,
      }),
    }),
    /** Withdraws a handover before confirmation, by seller or buyer; removes it for another reader */
    withdrawHandover: build.mutation<null, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<null> => ({
        method: 'DELETE',
        path: `/authentication/handovers/${id}`,
        private: true,
        lang,
        read: () => null,
      }),
    }),
  }),
});

export const {
  getHistoryShares,
  shareHistory,
  endHistoryShare,
  getSharedHistory,
  getHandovers,
  offerHandover,
  getOfferedHandover,
  acceptHandover,
  acceptOpenedHandover,
  confirmHandover,
  withdrawHandover,
} = sharingApi.endpoints;
export const {
  useGetHistorySharesQuery,
  useShareHistoryMutation,
  useEndHistoryShareMutation,
  useGetSharedHistoryQuery,
  useGetHandoversQuery,
  useOfferHandoverMutation,
  useGetOfferedHandoverQuery,
  useAcceptHandoverMutation,
  useAcceptOpenedHandoverMutation,
  useConfirmHandoverMutation,
  useWithdrawHandoverMutation,
} = sharingApi;

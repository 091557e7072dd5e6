// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/sharing';

const sharingApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Links to the history of the signed-in customer's cars, the newest first */
    getHistoryShares: build.query<ResultOf<typeof calls.historyShares>, ArgsOf<typeof calls.historyShares>>({
      query: calls.historyShares,
      keepUnusedDataFor: 0,
    }),
    /** A link to the history of a car, for whoever has it; the same key makes one link */
    shareHistory: build.mutation<ResultOf<typeof calls.shareHistory>, ArgsOf<typeof calls.shareHistory>>({
      query: calls.shareHistory,
    }),
    /** Ends it at once */
    endHistoryShare: build.mutation<ResultOf<typeof calls.endHistoryShare>, ArgsOf<typeof calls.endHistoryShare>>({
      query: calls.endHistoryShare,
    }),
    /** Works and mileage of a shared car; 404 where the link has ended, and where there never was one */
    getSharedHistory: build.query<ResultOf<typeof calls.sharedHistory>, ArgsOf<typeof calls.sharedHistory>>({
      query: calls.sharedHistory,
    }),
    /** Histories that the signed-in customer hands over, takes over, or has opened the offer of, the newest first */
    getHandovers: build.query<ResultOf<typeof calls.handovers>, ArgsOf<typeof calls.handovers>>({
      query: calls.handovers,
      keepUnusedDataFor: 0,
    }),
    /** Offers the history of a car to its buyer; an earlier offer of it is withdrawn. 409 `handover_done` where all visits are handed over */
    offerHandover: build.mutation<ResultOf<typeof calls.offerHandover>, ArgsOf<typeof calls.offerHandover>>({
      query: calls.offerHandover,
    }),
    /** What is offered, by its link; the reader finds it among their handovers from then on */
    getOfferedHandover: build.query<ResultOf<typeof calls.offeredHandover>, ArgsOf<typeof calls.offeredHandover>>({
      query: calls.offeredHandover,
      keepUnusedDataFor: 0,
    }),
    /** Takes it for a car of the buyer's garage; the seller still has to confirm */
    acceptHandover: build.mutation<ResultOf<typeof calls.acceptHandover>, ArgsOf<typeof calls.acceptHandover>>({
      query: calls.acceptHandover,
    }),
    /** The same for an offer whose link the customer has opened before */
    acceptOpenedHandover: build.mutation<
      ResultOf<typeof calls.acceptOpenedHandover>,
      ArgsOf<typeof calls.acceptOpenedHandover>
    >({ query: calls.acceptOpenedHandover }),
    /** The seller confirms who has accepted: from now on both read the visits */
    confirmHandover: build.mutation<ResultOf<typeof calls.confirmHandover>, ArgsOf<typeof calls.confirmHandover>>({
      query: calls.confirmHandover,
    }),
    /** Seller or buyer withdraw, until it is confirmed; another reader of the offer forgets it */
    withdrawHandover: build.mutation<ResultOf<typeof calls.withdrawHandover>, ArgsOf<typeof calls.withdrawHandover>>({
      query: calls.withdrawHandover,
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

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/care';

const careApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** What is due of the signed-in customer's cars, and their documents */
    getCarCare: build.query<ResultOf<typeof calls.carCare>, ArgsOf<typeof calls.carCare>>({
      query: calls.carCare,
      keepUnusedDataFor: 0,
    }),
    /** Until when a document of a car is good */
    setCarDocument: build.mutation<ResultOf<typeof calls.setCarDocument>, ArgsOf<typeof calls.setCarDocument>>({
      query: calls.setCarDocument,
    }),
    /** Forgets a document of a car */
    removeCarDocument: build.mutation<ResultOf<typeof calls.removeCarDocument>, ArgsOf<typeof calls.removeCarDocument>>(
      { query: calls.removeCarDocument },
    ),
    /** How the signed-in customer is reminded */
    getWishes: build.query<ResultOf<typeof calls.wishes>, ArgsOf<typeof calls.wishes>>({
      query: calls.wishes,
      keepUnusedDataFor: 0,
    }),
    /** Changes it; 409 `chat_missing` for Telegram before a chat has opened the link */
    changeWishes: build.mutation<ResultOf<typeof calls.changeWishes>, ArgsOf<typeof calls.changeWishes>>({
      query: calls.changeWishes,
    }),
  }),
});

export const { getCarCare, setCarDocument, removeCarDocument, getWishes, changeWishes } = careApi.endpoints;
export const {
  useGetCarCareQuery,
  useSetCarDocumentMutation,
  useRemoveCarDocumentMutation,
  useGetWishesQuery,
  useChangeWishesMutation,
} = careApi;

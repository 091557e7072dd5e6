// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { StockChange, StockCount, StockMovePage, StockOfPart, StockPage, StockTransfer } from '#contract/stock';
import { deskApi } from './deskApi';

const stockApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** The parts in the order of the shop, with what the branches have of them */
    listStock: build.query<
      StockPage,
      {
        q?: string | undefined;
        branch?: number | undefined;
        state?: 'in' | 'low' | 'none' | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ q, branch, state, after }) => ({
        url: '/stock',
        params: { q, branch, state, after },
      }),
      providesTags: [{ type: 'Stock', id: 'LIST' }],
    }),
    /** What the branches have of one part */
    readStock: build.query<StockOfPart, { id: number }>({
      query: ({ id }) => ({
        url: `/stock/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Stock', id }],
    }),
    /** What came and went of a part, the newest first */
    listStockMoves: build.query<StockMovePage, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/stock/${id}/moves`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Stock', id }],
    }),
    /** Sets how many a branch has; 412 has what it is now */
    countStock: build.mutation<StockOfPart, { id: number; body: StockCount }>({
      query: ({ id, body }) => ({
        url: `/stock/${id}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Stock', 'Audit'],
    }),
    /** So many more or fewer at a branch; 409 where fewer are free */
    moveStock: build.mutation<StockOfPart, { id: number; idempotencyKey?: string | undefined; body: StockChange }>({
      query: ({ id, idempotencyKey, body }) => ({
        url: `/stock/${id}/moves`,
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Stock', 'Audit'],
    }),
    /** From one’s own branch to any other; 409 where fewer are free */
    transferStock: build.mutation<
      StockOfPart,
      { id: number; idempotencyKey?: string | undefined; body: StockTransfer }
    >({
      query: ({ id, idempotencyKey, body }) => ({
        url: `/stock/${id}/transfers`,
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Stock', 'Audit'],
    }),
  }),
});

export const {
  useListStockQuery,
  useReadStockQuery,
  useListStockMovesQuery,
  useCountStockMutation,
  useMoveStockMutation,
  useTransferStockMutation,
} = stockApi;
export const { listStock, readStock, listStockMoves, countStock, moveStock, transferStock } = stockApi.endpoints;

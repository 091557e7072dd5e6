// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { ContentLanguage } from '#contract/content';
import type {
  Import,
  ImportApplying,
  ImportChecking,
  ImportList,
  ImportReadingChange,
  ImportRows,
  ImportRowsQuery,
  StockChange,
  StockCount,
  StockMovePage,
  StockOfPart,
  StockPage,
  StockQuery,
  StockTransfer,
} from '#contract/stock';
import { deskAddress, deskApi } from '../deskApi';

const stockApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the imports, newest first */
    listImports: build.query<ImportList, { before?: number | undefined }>({
      query: ({ before }) => ({
        url: '/imports',
        params: { before },
      }),
      providesTags: [{ type: 'Import', id: 'LIST' }],
    }),
    /** Returns an import and the progress of its dry run */
    readImport: build.query<Import, { id: number }>({
      query: ({ id }) => ({
        url: `/imports/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Import', id }],
    }),
    /** Lists rows in file order, each with its changes or error */
    listImportRows: build.query<
      ImportRows,
      { id: number; show?: ImportRowsQuery['show'] | undefined; after?: number | undefined }
    >({
      query: ({ id, show, after }) => ({
        url: `/imports/${id}/rows`,
        params: { show, after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Import', id }],
    }),
    /** Reads the file with other settings as a new import with another id */
    rereadImport: build.mutation<Import, { id: number; body: ImportReadingChange }>({
      query: ({ id, body }) => ({
        url: `/imports/${id}/reread`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Import'],
    }),
    /** Performs a dry run; replies when it is complete */
    checkImport: build.mutation<Import, { id: number; body: ImportChecking }>({
      query: ({ id, body }) => ({
        url: `/imports/${id}/check`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Import'],
    }),
    /** Applies the dry run, all or none; `stale` if a part was changed meanwhile */
    applyImport: build.mutation<Import, { id: number; body: ImportApplying }>({
      query: ({ id, body }) => ({
        url: `/imports/${id}/apply`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Import', 'Content', 'Audit'],
    }),
    /** Restores earlier prices and stock, except of parts changed since */
    undoImport: build.mutation<Import, { id: number }>({
      query: ({ id }) => ({
        url: `/imports/${id}/undo`,
        method: 'POST',
      }),
      invalidatesTags: ['Import', 'Content', 'Audit'],
    }),
    /** Lists parts in the order of the shop with their stock by branch */
    listStock: build.query<
      StockPage,
      {
        q?: string | undefined;
        branch?: number | undefined;
        state?: StockQuery['state'] | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ q, branch, state, after }) => ({
        url: '/stock',
        params: { q, branch, state, after },
      }),
      providesTags: [{ type: 'Stock', id: 'LIST' }],
    }),
    /** Returns the stock of a part by branch */
    readStock: build.query<StockOfPart, { id: number }>({
      query: ({ id }) => ({
        url: `/stock/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Stock', id }],
    }),
    /** Lists stock movements of a part, newest first */
    listStockMoves: build.query<StockMovePage, { id: number; after?: string | undefined }>({
      query: ({ id, after }) => ({
        url: `/stock/${id}/moves`,
        params: { after },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Stock', id }],
    }),
    /** Sets the stock of a part at a branch; 412 with the current stock on a conflict */
    countStock: build.mutation<StockOfPart, { id: number; body: StockCount }>({
      query: ({ id, body }) => ({
        url: `/stock/${id}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Stock', 'Audit'],
    }),
    /** Adds to or subtracts from the stock at a branch; 409 if not enough is free */
    moveStock: build.mutation<StockOfPart, { id: number; idempotencyKey?: string | undefined; body: StockChange }>({
      query: ({ id, idempotencyKey, body }) => ({
        url: `/stock/${id}/moves`,
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Stock', 'Audit'],
    }),
    /** Transfers stock from one’s own branch to another; 409 if not enough is free */
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
  useListImportsQuery,
  useReadImportQuery,
  useListImportRowsQuery,
  useRereadImportMutation,
  useCheckImportMutation,
  useApplyImportMutation,
  useUndoImportMutation,
  useListStockQuery,
  useReadStockQuery,
  useListStockMovesQuery,
  useCountStockMutation,
  useMoveStockMutation,
  useTransferStockMutation,
} = stockApi;
export const {
  listImports,
  readImport,
  listImportRows,
  rereadImport,
  checkImport,
  applyImport,
  undoImport,
  listStock,
  readStock,
  listStockMoves,
  countStock,
  moveStock,
  transferStock,
} = stockApi.endpoints;

/** URL of: Uploads a spreadsheet and reads its rows */
export const uploadImportAddress = ({ name }: { name?: string | undefined }): string =>
  deskAddress('/imports', { name });

/** URL of: Returns current prices and stock as CSV that can be imported */
export const importTemplateAddress = ({ lang }: { lang?: ContentLanguage | undefined }): string =>
  deskAddress('/imports/template', { lang });

/** URL of: Returns rejected rows as CSV: row number, reason and original cells */
export const importErrorsAddress = ({ id, lang }: { id: number; lang?: ContentLanguage | undefined }): string =>
  deskAddress(`/imports/${id}/errors.csv`, { lang });

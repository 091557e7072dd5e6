// Made of contract/ by `npm run generate`. Change the contract, not this file.

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
    /** The imports, newest first */
    listImports: build.query<ImportList, { before?: number | undefined }>({
      query: ({ before }) => ({
        url: '/imports',
        params: { before },
      }),
      providesTags: [{ type: 'Import', id: 'LIST' }],
    }),
    /** One import, and how far its dry run has come */
    readImport: build.query<Import, { id: number }>({
      query: ({ id }) => ({
        url: `/imports/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Import', id }],
    }),
    /** What each row changes, or why it cannot, in the order of the file */
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
    /** Reads the file in another way; the import that replaces it has another id */
    rereadImport: build.mutation<Import, { id: number; body: ImportReadingChange }>({
      query: ({ id, body }) => ({
        url: `/imports/${id}/reread`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Import'],
    }),
    /** A dry run: what each row would change; answers when it is through */
    checkImport: build.mutation<Import, { id: number; body: ImportChecking }>({
      query: ({ id, body }) => ({
        url: `/imports/${id}/check`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Import'],
    }),
    /** Does what the dry run has shown, all or none; `stale` where a part was changed meanwhile */
    applyImport: build.mutation<Import, { id: number; body: ImportApplying }>({
      query: ({ id, body }) => ({
        url: `/imports/${id}/apply`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Import', 'Content', 'Audit'],
    }),
    /** Gives the parts their earlier prices and stock again, but for those that somebody has changed since */
    undoImport: build.mutation<Import, { id: number }>({
      query: ({ id }) => ({
        url: `/imports/${id}/undo`,
        method: 'POST',
      }),
      invalidatesTags: ['Import', 'Content', 'Audit'],
    }),
    /** The parts in the order of the shop, with what the branches have of them */
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

/** Address. Takes the bytes of a spreadsheet and reads its rows */
export const uploadImportAddress = ({ name }: { name?: string | undefined }): string =>
  deskAddress('/imports', { name });

/** Address. The prices and the stock of now as a CSV that can be imported again */
export const importTemplateAddress = ({ lang }: { lang?: ContentLanguage | undefined }): string =>
  deskAddress('/imports/template', { lang });

/** Address. The rows that cannot be used as a CSV: line, reason, and the cells as they were */
export const importErrorsAddress = ({ id, lang }: { id: number; lang?: ContentLanguage | undefined }): string =>
  deskAddress(`/imports/${id}/errors.csv`, { lang });

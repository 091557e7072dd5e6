import type { Import, ImportList, ImportRows, ImportRowsQuery } from '#contract/stock';
import { deskApi } from './deskApi';
import { uploadImportAddress } from './imports';
import { type Sending, sendFile } from './sendFile';

const importListsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** As `listImports`, growing a page at a time. */
    imports: build.infiniteQuery<ImportList, void, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) => ({ url: '/imports', params: { before: pageParam || undefined } }),
      providesTags: [{ type: 'Import', id: 'LIST' }],
    }),
    /** As `listImportRows`, of one dry run: another one has other rows. */
    importRows: build.infiniteQuery<
      ImportRows,
      { id: number; check: number; state: Import['state']; show: ImportRowsQuery['show'] },
      number
    >({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: { id, show }, pageParam }) => ({
        url: `/imports/${id}/rows`,
        params: { show, after: pageParam || undefined },
      }),
    }),
  }),
});

export const { useImportsInfiniteQuery, useImportRowsInfiniteQuery } = importListsApi;

export const sendImport = (name: string, sending: Sending): Promise<Import> =>
  sendFile(uploadImportAddress({ name }), sending) as Promise<Import>;

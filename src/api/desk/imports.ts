// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { ContentLanguage } from '#contract/content';
import type {
  Import,
  ImportApplying,
  ImportChecking,
  ImportList,
  ImportReadingChange,
  ImportRows,
} from '#contract/stock';
import { deskAddress, deskApi } from './deskApi';

const importsApi = deskApi.injectEndpoints({
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
      { id: number; show?: 'change' | 'error' | 'warning' | 'same' | undefined; after?: number | undefined }
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
} = importsApi;
export const { listImports, readImport, listImportRows, rereadImport, checkImport, applyImport, undoImport } =
  importsApi.endpoints;

/** Address. Takes the bytes of a spreadsheet and reads its rows */
export const uploadImportAddress = ({ name }: { name?: string | undefined }): string =>
  deskAddress('/imports', { name });

/** Address. The prices and the stock of now as a CSV that can be imported again */
export const importTemplateAddress = ({ lang }: { lang?: ContentLanguage | undefined }): string =>
  deskAddress('/imports/template', { lang });

/** Address. The rows that cannot be used as a CSV: line, reason, and the cells as they were */
export const importErrorsAddress = ({ id, lang }: { id: number; lang?: ContentLanguage | undefined }): string =>
  deskAddress(`/imports/${id}/errors.csv`, { lang });

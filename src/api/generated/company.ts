// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { Company, CompanyLink, Document, DocumentLink } from '#contract/company';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { id, listOf, record, text } from '../readers';

const readDocumentLink = record<DocumentLink>({ slug: text, title: text, version: id });
const readCompanyLink = record<CompanyLink>({ kind: text, address: text });
const readCompany = record<Company>({ documents: listOf(readDocumentLink), links: listOf(readCompanyLink) });
const readDocument = record<Document>({ slug: text, title: text, body: text, version: id, updated_at: text });

const companyApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the documents and profiles of the company */
    getCompany: build.query<Company, Localized>({
      query: ({ lang }): Call<Company> => ({
        path: '/main/company/',
        lang,
        read: readCompany,
      }),
    }),
    /** Returns a document of the company, such as the personal-data policy */
    getDocument: build.query<Document, Localized<{ slug: string }>>({
      query: ({ lang, slug }): Call<Document> => ({
        path: `/main/documents/${encodeURIComponent(slug)}/`,
        lang,
        read: readDocument,
      }),
    }),
  }),
});

export const { getCompany, getDocument } = companyApi.endpoints;
export const { useGetCompanyQuery, useGetDocumentQuery } = companyApi;

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Company, CompanyLink, Document, DocumentLink } from '#contract/company';
import type { Call, Localized } from '../call';
import { id, listOf, record, text } from '../readers';

const readDocumentLink = record<DocumentLink>({ slug: text, title: text, version: id });
const readCompanyLink = record<CompanyLink>({ kind: text, address: text });
const readCompany = record<Company>({ documents: listOf(readDocumentLink), links: listOf(readCompanyLink) });

/** The documents of the company and where else it is found */
export const company = ({ lang }: Localized): Call<Company> => ({
  path: '/main/company/',
  lang,
  read: readCompany,
});

const readDocument = record<Document>({ slug: text, title: text, body: text, version: id, updated_at: text });

/** A document of the company, such as the personal-data policy */
export const document = ({ lang, slug }: Localized<{ slug: string }>): Call<Document> => ({
  path: `/main/documents/${encodeURIComponent(slug)}/`,
  lang,
  read: readDocument,
});

import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';

/** A version counts from 1 and rises when what the document says changes. */
export const DocumentVersionSchema = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const DocumentLinkSchema = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  version: DocumentVersionSchema,
});
export type DocumentLink = Static<typeof DocumentLinkSchema>;

/** `body`: plain text; a line that begins with `## ` is a heading, one with `• ` an entry of a list, an empty one ends a paragraph. */
export const DocumentSchema = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  body: Type.String(),
  version: DocumentVersionSchema,
  /** 'YYYY-MM-DD' */
  updated_at: Type.String(),
});
export type Document = Static<typeof DocumentSchema>;

/** `kind`: telegram, whatsapp, email, instagram or whatever else; `address` of an e-mail is the bare one, of anything else https://… */
export const CompanyLinkSchema = Type.Object({ kind: Type.String(), address: Type.String() });
export type CompanyLink = Static<typeof CompanyLinkSchema>;

export const CompanySchema = Type.Object({
  documents: Type.Array(DocumentLinkSchema),
  links: Type.Array(CompanyLinkSchema),
});
export type Company = Static<typeof CompanySchema>;

/** What the company says of itself around every page. */
export const companyCalls = {
  company: {
    ...contentRead,
    path: '/main/company/',
    summary: 'The documents of the company and where else it is found',
    reply: { 200: CompanySchema },
  },
  document: {
    ...contentRead,
    path: '/main/documents/:slug/',
    summary: 'A document of the company, such as the personal-data policy',
    // Any text: an address that no document can have is not found, as one that no document has.
    params: Type.Object({ slug: Type.String() }),
    reply: { 200: DocumentSchema },
  },
} as const satisfies Record<string, Call>;

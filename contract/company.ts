import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { IdSchema, NamedSchema, PictureSchema, RowIdSchema } from './common';

/** Counts from 1 and rises when the meaning of the document changes. */
export const DocumentVersionSchema = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const DocumentLinkSchema = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  version: DocumentVersionSchema,
});
export type DocumentLink = Static<typeof DocumentLinkSchema>;

/** `body`: plain text. `## ` begins a heading, `! ` a callout, `• ` a list item; an empty line ends a paragraph. */
export const DocumentSchema = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  body: Type.String(),
  version: DocumentVersionSchema,
  updated_at: Type.String(),
});
export type Document = Static<typeof DocumentSchema>;

export const CompanyLinkSchema = Type.Object({ kind: Type.String(), address: Type.String() });
export type CompanyLink = Static<typeof CompanyLinkSchema>;

export const CompanySchema = Type.Object({
  documents: Type.Array(DocumentLinkSchema),
  links: Type.Array(CompanyLinkSchema),
});
export type Company = Static<typeof CompanySchema>;

export const companyCalls = {
  company: {
    ...contentRead,
    path: '/main/company/',
    summary: 'Returns the documents and profiles of the company',
    reply: { 200: CompanySchema },
  },
  document: {
    ...contentRead,
    path: '/main/documents/:slug/',
    summary: 'Returns a document of the company, such as the personal-data policy',
    // Any text is accepted, so an impossible slug is 404 like an unknown one.
    params: Type.Object({ slug: Type.String() }),
    reply: { 200: DocumentSchema },
  },
} as const satisfies Record<string, Call>;

export const CallCenterSchema = Type.Object({ phone: Type.String() });
export type CallCenter = Static<typeof CallCenterSchema>;

export const contactsCalls = {
  callCenter: {
    ...contentRead,
    path: '/main/call-center',
    summary: 'Returns the phone for consultation',
    reply: { 200: CallCenterSchema },
  },
} as const satisfies Record<string, Call>;

export const ContactEntrySchema = Type.Object({ name: Type.String(), phone: Type.String() });
export type ContactEntry = Static<typeof ContactEntrySchema>;

export const helpNumbersCalls = {
  insurance: {
    ...contentRead,
    path: '/main/insurance/',
    summary: 'Returns the insurance contacts',
    reply: { 200: Type.Array(ContactEntrySchema) },
  },
  roadside: {
    ...contentRead,
    path: '/main/roadside-assistance/',
    summary: 'Returns the roadside assistance contacts',
    reply: { 200: Type.Array(ContactEntrySchema) },
  },
} as const satisfies Record<string, Call>;

export const AboutUsSchema = Type.Object({ title: Type.String(), desc: Type.String(), photo: PictureSchema });
export type AboutUs = Static<typeof AboutUsSchema>;

export const AboutBannerSchema = Type.Object({
  title: Type.String(),
  desc: Type.String(),
  photo: PictureSchema,
  button: Type.String(),
  disabled: Type.Boolean(),
});
export type AboutBanner = Static<typeof AboutBannerSchema>;

export const FaqSchema = Type.Object({ id: RowIdSchema, question: Type.String(), answer: Type.String() });
export type Faq = Static<typeof FaqSchema>;

export const EmployeeSchema = Type.Object({
  id: RowIdSchema,
  name: Type.String(),
  position: Type.String(),
  photo: PictureSchema,
});
export type Employee = Static<typeof EmployeeSchema>;

export const HeroImagesSchema = Type.Object({
  blog: PictureSchema,
  store: PictureSchema,
  about_us: PictureSchema,
  contact: PictureSchema,
  services: PictureSchema,
});
export type HeroImages = Static<typeof HeroImagesSchema>;

export const aboutCalls = {
  aboutUs: {
    ...contentRead,
    path: '/web/about-us/',
    summary: 'Returns the about-us texts',
    reply: { 200: Type.Array(AboutUsSchema) },
  },
  aboutBanners: {
    ...contentRead,
    path: '/web/about-us-banner/',
    summary: 'Returns the booking banners of the about page',
    reply: { 200: Type.Array(AboutBannerSchema) },
  },
  faq: {
    ...contentRead,
    path: '/faq/',
    summary: 'Lists frequently asked questions with answers',
    reply: { 200: Type.Array(FaqSchema) },
  },
  staff: {
    ...contentRead,
    path: '/staff/list-for-users/',
    summary: 'Lists the members of the team',
    reply: { 200: Type.Array(EmployeeSchema) },
  },
  heroImages: {
    ...contentRead,
    path: '/web/image-for-page-header',
    summary: 'Returns background pictures of the page heroes',
    reply: { 200: HeroImagesSchema },
  },
} as const satisfies Record<string, Call>;

export const RegionSchema = NamedSchema;
export type Region = Static<typeof RegionSchema>;

const HoursSchema = Type.String({
  description: 'HH:MM-HH:MM, several ranges joined by ", "; empty: closed; other text is shown unchanged',
});

export const HoursExceptionSchema = Type.Object({
  from: Type.String({ description: 'YYYY-MM-DD' }),
  to: Type.String({ description: 'Last day, inclusive, YYYY-MM-DD' }),
  hours: HoursSchema,
  reason: Type.Optional(Type.String()),
});
export type HoursException = Static<typeof HoursExceptionSchema>;

/** Coordinates in degrees: numbers here, decimal strings or absent on other servers. */
export const BranchSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  address: Type.String(),
  locality: Type.Optional(Type.String()),
  postal_code: Type.Optional(Type.String()),
  photo: PictureSchema,
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  working_times_M_F: HoursSchema,
  working_times_Sat: HoursSchema,
  working_times_Sun: HoursSchema,
  exceptions: Type.Optional(Type.Array(HoursExceptionSchema)),
  service_manager_phone: Type.String(),
  store_manager_phone: Type.String(),
  region: Type.Optional(RegionSchema),
  is_bookable: Type.Optional(Type.Boolean()),
});
export type Branch = Static<typeof BranchSchema>;

export const BranchListSchema = Type.Object({ branches: Type.Array(BranchSchema) });
export type BranchList = Static<typeof BranchListSchema>;

export const RegionParamsSchema = Type.Object({ regionId: IdSchema });

export const branchesCalls = {
  regions: {
    ...contentRead,
    path: '/branch/region',
    summary: 'Lists the regions of branches',
    reply: { 200: Type.Array(RegionSchema) },
  },
  branches: {
    ...contentRead,
    path: '/branch/list-for-users',
    summary: 'Lists branches of all regions',
    reply: { 200: BranchListSchema },
  },
  branchesByRegion: {
    ...contentRead,
    path: '/branch/filter-by-region/:regionId',
    summary: 'Lists branches of a region; empty for an unknown region',
    params: RegionParamsSchema,
    reply: { 200: BranchListSchema },
  },
} as const satisfies Record<string, Call>;

export const BranchNamesSchema = Type.Object({ branches: Type.Array(NamedSchema) });
export type BranchNames = Static<typeof BranchNamesSchema>;

/**
 * Subset of the call `branches` for branch pickers, so that the first page loads fewer readers. Not a server call.
 * @public found by the generator
 */
export const branchNamesCalls = {
  branchNames: { ...branchesCalls.branches, reply: { 200: BranchNamesSchema } },
} as const satisfies Record<string, Call>;

import type { Day } from '#contract/content/hours';

/**
 * The shapes of the demo content: stable ids and slugs, both languages side by side. References are slugs, so that a
 * reader sees what is meant. Pictures are root-relative: `/media/<group>/<slug>.<W>x<H>.webp`, icons and logos `.svg`.
 */

export type Localized = { ru: string; uz: string };

/** Service, part and article categories; article tags. */
export type CategorySeed = { id: number; slug: string; name: Localized };
export type TagSeed = CategorySeed;

export type ServiceSeed = {
  id: number;
  slug: string;
  /** Slug of serviceCategories. */
  category: string;
  icon: string;
  photo: string;
  name: Localized;
  /** Plain text; line breaks make paragraphs. */
  description: Localized;
  /** It is a decimal string in soʻm, as '150000.00'. */
  priceFrom: string;
  durationMinutes: number;
  callOnly?: true;
  bufferMinutes?: number;
  intervalKm?: number;
  intervalMonths?: number;
};

export type CarDocumentSeed = { id: number; name: Localized; hint: Localized; remindDays: number };

export type ArticleSeed = {
  id: number;
  slug: string;
  /** Slug of articleCategories. */
  category: string;
  /** Slugs of articleTags. */
  tags: string[];
  /** 'YYYY-MM-DD' */
  publishedDate: string;
  photo: string;
  title: Localized;
  blocks: ArticleBlockSeed[];
};

/** `photo` is absent when the block has none (the reply then carries an empty string). */
export type ArticleBlockSeed = { title: Localized; info: Localized; photo?: string };

export type PartSeed = {
  id: number;
  slug: string;
  /** Slug of partCategories. */
  category: string;
  name: Localized;
  info: Localized;
  manufacturer: string;
  /** It is the manufacturer's own number of the part. */
  mpn: string;
  /** It is a decimal string in soʻm, as '285000.00'. */
  price: string;
  photo: string;
  inStock: boolean;
  /** Slugs of brands and models; empty: fits any car. No models: fits the whole brand. */
  fits: PartFitSeed[];
};

export type PartFitSeed = { brand: string; models: string[] };

export type BrandSeed = { id: number; slug: string; name: string; logo: string };
/** `brand` is a slug of brands. */
export type ModelSeed = { id: number; slug: string; brand: string; name: string };

export type RegionSeed = { id: number; slug: string; name: Localized };

export type BranchSeed = {
  id: number;
  slug: string;
  /** Slug of regions. */
  region: string;
  name: Localized;
  address: Localized;
  /** It names the town. */
  locality: Localized;
  postalCode: string;
  photo: string;
  latitude: number;
  longitude: number;
  /** `HH:MM-HH:MM`; empty: closed. */
  hours: { weekdays: string; saturday: string; sunday: string };
  serviceManagerPhone: string;
  storeManagerPhone: string;
};

/** `categories`: ids of serviceCategories; empty: all. */
export type BaySeed = { id: number; branchId: number; name: Localized; categories: number[] };

export type BookingRulesSeed = {
  id: number;
  /** Null: all branches. */
  branchId: number | null;
  name: Localized;
  online: boolean;
  stepMinutes: number;
  leadMinutes: number;
  horizonDays: number;
  onlineShare: number;
  cutoffMinutes: number;
  mostMoves: number;
};

/** A day with hours of its own, at all branches. */
export type HoursExceptionSeed = { id: number; from: string; day: Day; reason: Localized };

export type EmployeeSeed = { id: number; slug: string; name: Localized; position: Localized; photo: string };

export type ContactSeed = { id: number; name: Localized; phone: string };

/** A page of the footer; `body` as contract/company.ts has it, `updatedAt` 'YYYY-MM-DD'. */
export type DocumentSeed = {
  id: number;
  slug: string;
  version: number;
  updatedAt: string;
  title: Localized;
  body: Localized;
};

export type CompanyLinkSeed = { id: number; kind: string; address: string };

export type FaqSeed = { id: number; question: Localized; answer: Localized };

/** It is a slide of the home page's hero. */
export type BannerSeed = { id: number; slug: string; name: Localized; photo: string; link: string };

/** `/web/additionally/`: the promo cards of the home page. */
export type PromoSeed = { id: number; slug: string; title: Localized; info: Localized; photo: string };

type Four<T> = readonly [T, T, T, T];

/** The four counters of the home page. */
export type FactsSeed = { id: number; items: Four<{ count: number; text: Localized }> };

/** The four numbered points of the home page. */
export type AdvantagesSeed = {
  id: number;
  title: Localized;
  info: Localized;
  points: Four<{ title: Localized; info: Localized }>;
};

/** The about page's block and the services grid's introduction (`/web/best-multi-brand-car-repair-service/`). */
export type TitledSeed = { id: number; title: Localized; desc: Localized; photo: string };

/** The about page's booking banner; a disabled one is skipped by the site. */
export type AboutBannerSeed = TitledSeed & { button: Localized; disabled: boolean };

/** Background pictures of the page heroes, keyed as in the reply. */
export type PageHeroesSeed = { blog: string; store: string; about_us: string; contact: string; services: string };

/** An HTML snippet: an https iframe of a known host, or a film of the site's own media. */
export type VideoSeed = { id: number; video: string };

/** Somebody to sign in as: `phone` as stored, `password` plain; `model` is a slug of models, `mileage` in km. */
export type CustomerSeed = {
  phone: string;
  password: string;
  firstName: string;
  lastName: string;
  /** 'YYYY-MM-DD' */
  birthdate: string;
  gender: 'M' | 'F';
  cars: { model: string; vin: string; year: number; plate: string; mileage: number }[];
};

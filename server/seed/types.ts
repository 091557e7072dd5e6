import type { Day } from '#contract/content/hours';
import type { CarClass } from '#contract/rules/limits';

/**
 * Demo content has stable ids and slugs, and both languages. References are slugs. Pictures:
 * `/media/<group>/<slug>.<W>x<H>.webp`.
 */

export type Localized = { ru: string; uz: string };

export type CategorySeed = { id: number; slug: string; name: Localized };
export type TagSeed = CategorySeed;

export type ServiceSeed = {
  id: number;
  slug: string;
  category: string;
  icon: string;
  photo: string;
  name: Localized;
  description: Localized;
  /** Decimal string in soʻm, such as '150000.00'. */
  priceFrom: string;
  durationMinutes: number;
  callOnly?: true;
  bufferMinutes?: number;
  intervalKm?: number;
  intervalMonths?: number;
};

/** Prices are labor in soʻm for a larger car than that of `priceFrom`. `parts` and `articles` are slugs. */
export type ServiceDetailSeed = {
  priceSedan: string;
  priceSuv: string;
  guaranteeMonths?: number;
  guaranteeKm?: number;
  guarantee?: Localized;
  includes: Localized[];
  extras: { name: Localized; priceFrom?: string }[];
  questions: { question: Localized; answer: Localized }[];
  parts: string[];
  articles: string[];
};

export type MessageTemplateSeed = { id: number; name: Localized; text: Localized };
export type CarDocumentSeed = { id: number; name: Localized; hint: Localized; remindDays: number };

export type ArticleSeed = {
  id: number;
  slug: string;
  category: string;
  tags: string[];
  publishedDate: string;
  photo: string;
  title: Localized;
  blocks: ArticleBlockSeed[];
};

export type ArticleBlockSeed = { title: Localized; info: Localized; photo?: string };

export type PartSeed = {
  id: number;
  slug: string;
  category: string;
  name: Localized;
  info: Localized;
  manufacturer: string;
  mpn: string;
  price: string;
  photo: string;
  inStock: boolean;
  fits: PartFitSeed[];
};

export type PartFitSeed = { brand: string; models: string[] };

export type BrandSeed = { id: number; slug: string; name: string; logo: string };
export type ModelSeed = { id: number; slug: string; brand: string; name: string; carClass?: CarClass };

export type RegionSeed = { id: number; slug: string; name: Localized };

export type BranchSeed = {
  id: number;
  slug: string;
  region: string;
  name: Localized;
  address: Localized;
  locality: Localized;
  postalCode: string;
  photo: string;
  latitude: number;
  longitude: number;
  hours: { weekdays: string; saturday: string; sunday: string };
  serviceManagerPhone: string;
  storeManagerPhone: string;
};

export type BaySeed = { id: number; branchId: number; name: Localized; categories: number[] };

export type BookingRulesSeed = {
  id: number;
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

export type HoursExceptionSeed = { id: number; from: string; day: Day; reason: Localized };

export type EmployeeSeed = { id: number; slug: string; name: Localized; position: Localized; photo: string };

export type ContactSeed = { id: number; name: Localized; phone: string };

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

export type BannerSeed = { id: number; slug: string; name: Localized; photo: string; link: string };

export type PromoSeed = { id: number; slug: string; title: Localized; info: Localized; photo: string };

type Four<T> = readonly [T, T, T, T];

export type FactsSeed = { id: number; items: Four<{ count: number; text: Localized }> };

export type AdvantagesSeed = {
  id: number;
  title: Localized;
  info: Localized;
  points: Four<{ title: Localized; info: Localized }>;
};

export type TitledSeed = { id: number; title: Localized; desc: Localized; photo: string };

export type AboutBannerSeed = TitledSeed & { button: Localized; disabled: boolean };

export type PageHeroesSeed = { blog: string; store: string; about_us: string; contact: string; services: string };

export type VideoSeed = { id: number; video: string };

export type CustomerSeed = {
  phone: string;
  password: string;
  firstName: string;
  lastName: string;
  birthdate: string;
  gender: 'M' | 'F';
  cars: { model: string; vin: string; year: number; plate: string; mileage: number }[];
};

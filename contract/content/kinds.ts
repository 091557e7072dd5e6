import type { ContentKind } from './fields';
import { articleCategories, articles, articleTags } from './kinds/blog';
import { bays, bookingRules, hoursExceptions } from './kinds/booking';
import {
  aboutBanners,
  aboutUs,
  branches,
  companyLinks,
  contacts,
  documents,
  employees,
  faq,
  messageTemplates,
  regions,
} from './kinds/company';
import { advantages, banners, facts, heroImages, promos, servicesIntro, videos } from './kinds/home';
import { brands, carDocuments, models, partCategories, parts, serviceCategories, services } from './kinds/shop';

export const contentKinds = {
  serviceCategories,
  services,
  partCategories,
  parts,
  articleCategories,
  articleTags,
  articles,
  faq,
  banners,
  promos,
  facts,
  advantages,
  aboutUs,
  aboutBanners,
  servicesIntro,
  heroImages,
  videos,
  employees,
  regions,
  branches,
  hoursExceptions,
  bays,
  bookingRules,
  contacts,
  companyLinks,
  documents,
  brands,
  models,
  carDocuments,
  messageTemplates,
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof contentKinds;
export const CONTENT_KINDS = Object.keys(contentKinds) as ContentKindName[];

export const kindOf = (name: ContentKindName): ContentKind => contentKinds[name];

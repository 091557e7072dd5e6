import type { ContentKind } from './fields';
import { aboutBanners } from './kinds/aboutBanners';
import { aboutUs } from './kinds/aboutUs';
import { advantages } from './kinds/advantages';
import { articleCategories } from './kinds/articleCategories';
import { articles } from './kinds/articles';
import { articleTags } from './kinds/articleTags';
import { banners } from './kinds/banners';
import { bays } from './kinds/bays';
import { bookingRules } from './kinds/bookingRules';
import { branches } from './kinds/branches';
import { brands } from './kinds/brands';
import { carDocuments } from './kinds/carDocuments';
import { companyLinks } from './kinds/companyLinks';
import { contacts } from './kinds/contacts';
import { documents } from './kinds/documents';
import { employees } from './kinds/employees';
import { facts } from './kinds/facts';
import { faq } from './kinds/faq';
import { heroImages } from './kinds/heroImages';
import { hoursExceptions } from './kinds/hoursExceptions';
import { models } from './kinds/models';
import { partCategories } from './kinds/partCategories';
import { parts } from './kinds/parts';
import { promos } from './kinds/promos';
import { regions } from './kinds/regions';
import { serviceCategories } from './kinds/serviceCategories';
import { services } from './kinds/services';
import { servicesIntro } from './kinds/servicesIntro';
import { videos } from './kinds/videos';

/** Every kind of content, in the order in which the desk lists them. */
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
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof contentKinds;
export const CONTENT_KINDS = Object.keys(contentKinds) as ContentKindName[];

/** Its description, without the types of its very fields. */
export const kindOf = (name: ContentKindName): ContentKind => contentKinds[name];

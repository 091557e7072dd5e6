import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentKindName } from '#contract/content/kinds';
import * as article from './schema/articles';
import * as booking from './schema/booking';
import * as care from './schema/carCare';
import * as brand from './schema/catalog';
import * as part from './schema/catalog';
import * as service from './schema/catalog';
import * as company from './schema/company';
import * as document from './schema/content';
import * as message from './schema/messages';
import * as web from './schema/web';

type ItemTable = PgTable & { id: PgColumn; hidden: PgColumn };

export type Rows = { table: PgTable; owner: string; item?: string };

export type Stored = { table: ItemTable; rows?: Record<string, Rows> };

export const tables: Record<ContentKindName, Stored> = {
  serviceCategories: { table: service.serviceCategories },
  services: { table: service.services },
  partCategories: { table: part.partCategories },
  parts: { table: part.parts, rows: { fits: { table: part.partFits, owner: 'partId' } } },
  articleCategories: { table: article.articleCategories },
  articleTags: { table: article.articleTags },
  articles: {
    table: article.articles,
    rows: {
      blocks: { table: article.articleBlocks, owner: 'articleId' },
      tags: { table: article.articleTagLinks, owner: 'articleId', item: 'tagId' },
    },
  },
  faq: { table: web.faq },
  banners: { table: web.banners },
  promos: { table: web.promos },
  facts: { table: web.facts },
  advantages: { table: web.advantages },
  aboutUs: { table: web.aboutUs },
  aboutBanners: { table: web.aboutBanners },
  servicesIntro: { table: web.servicesIntro },
  heroImages: { table: web.heroImages },
  videos: { table: web.videos },
  employees: { table: company.employees },
  regions: { table: company.regions },
  branches: { table: company.branches },
  hoursExceptions: { table: company.hoursExceptions },
  bays: { table: booking.bays },
  bookingRules: { table: booking.bookingRules },
  contacts: { table: company.contacts },
  companyLinks: { table: document.companyLinks },
  documents: { table: document.documents },
  brands: { table: brand.brands },
  models: { table: brand.carModels },
  messageTemplates: { table: message.messageTemplates },
  carDocuments: { table: care.carDocumentKinds },
};

export function columnOf(table: PgTable, name: string): PgColumn {
  const column = (table as unknown as Record<string, PgColumn | undefined>)[name];
  if (!column) throw new Error(`The table has no column ${name}`);
  return column;
}

import type { PgTable } from 'drizzle-orm/pg-core';
import { weekOfTexts } from '#contract/content/hours';
import { hoursColumns } from '../platform/db/hoursColumns';
import {
  articleBlocks,
  articles as articleTable,
  articleTagLinks,
  articleCategories as categoryTable,
  articleTags as tagTable,
} from '../platform/db/schema/articles';
import { bays as bayTable, bookingRules as ruleTable } from '../platform/db/schema/booking';
import { carDocumentKinds } from '../platform/db/schema/carCare';
import {
  brands as brandTable,
  carModels,
  partCategories as partCategoryTable,
  partFits,
  parts as partTable,
  serviceCategories as serviceCategoryTable,
  services as serviceTable,
} from '../platform/db/schema/catalog';
import {
  branches as branchTable,
  contacts,
  employees,
  hoursExceptions as hoursExceptionTable,
  regions as regionTable,
} from '../platform/db/schema/company';
import { companyLinks as companyLinkTable, documents as documentTable } from '../platform/db/schema/content';
import { messageTemplates as messageTemplateTable } from '../platform/db/schema/messages';

import * as tables from '../platform/db/schema/web';
import { articleCategories, articleLinks, articles, articleTags } from './content/articles/articles';
import { bays, bookingRules, branches, hoursExceptions, regions } from './content/branches';
import { callCenterPhone, companyLinks, insuranceContacts, roadsideContacts, staff } from './content/company';
import { documents } from './content/documents/documents';
import { faq } from './content/faq';
import { messageTemplates } from './content/messageTemplates';
import { carDocuments, models } from './content/models';
import {
  aboutBanners,
  aboutUs,
  advantages,
  banners,
  facts,
  pageHeroes,
  promos,
  servicesIntro,
  videos,
} from './content/pageBlocks';
import { brands, partCategories, partGuarantees, parts } from './content/parts/parts';
import { maintenanceDetails } from './content/services/maintenance';
import { repairDetails } from './content/services/repair';
import { serviceCategories, services } from './content/services/services';
import { wheelsAndBodyDetails } from './content/services/wheelsAndBody';
import type { ContactSeed, PartSeed, TitledSeed } from './types';

/** `keep`: rows are updated and never deleted, because customer data refers to them. */
export type RowSet = { table: PgTable; rows: Record<string, unknown>[]; keep?: true };

export function rowSet<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): RowSet {
  return { table, rows };
}

export function idsBySlug(list: readonly { id: number; slug: string }[]): (slug: string) => number {
  const ids = new Map(list.map(({ id, slug }) => [slug, id]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`Content: nothing has the slug "${slug}"`);
    return id;
  };
}

export function articleRows(): RowSet[] {
  const categoryId = idsBySlug(articleCategories);
  const tagId = idsBySlug(articleTags);
  return [
    rowSet(
      categoryTable,
      articleCategories.map((category, position) => ({ ...category, position })),
    ),
    rowSet(
      tagTable,
      articleTags.map((tag, position) => ({ ...tag, position })),
    ),
    rowSet(
      articleTable,
      articles.map(({ id, slug, category, photo, title, publishedDate }) => ({
        id,
        slug,
        categoryId: categoryId(category),
        photo,
        title,
        publishedDate,
      })),
    ),
    rowSet(
      articleBlocks,
      articles.flatMap(({ id, slug, blocks }) =>
        blocks.map(({ title, info, photo = '' }, position) => ({
          articleId: id,
          position,
          title,
          info,
          photo,
          ...linksOf(slug, position),
        })),
      ),
    ),
    rowSet(
      articleTagLinks,
      articles.flatMap(({ id, tags }) => tags.map((tag) => ({ articleId: id, tagId: tagId(tag) }))),
    ),
  ];
}

export function companyRows(): RowSet[] {
  const regionId = idsBySlug(regions);
  const callCenter = { name: { ru: 'Колл-центр', uz: 'Aloqa markazi' }, phone: callCenterPhone };
  return [
    {
      ...rowSet(
        regionTable,
        regions.map((region, position) => ({ ...region, position })),
      ),
      keep: true,
    },
    {
      ...rowSet(
        branchTable,
        branches.map(({ region, hours, ...branch }, position) => ({
          ...branch,
          regionId: regionId(region),
          ...hoursColumns(weekOfTexts(hours)),
          position,
        })),
      ),
      keep: true,
    },
    rowSet(hoursExceptionTable, hoursExceptions),
    {
      ...rowSet(
        bayTable,
        bays.map((bay, position) => ({ ...bay, position })),
      ),
      keep: true,
    },
    rowSet(
      ruleTable,
      bookingRules.map((rules, position) => ({ ...rules, position })),
    ),
    rowSet(
      employees,
      staff.map(({ position: jobTitle, ...employee }, position) => ({ ...employee, jobTitle, position })),
    ),
    rowSet(
      contacts,
      [
        { kind: 'call_center' as const, ...callCenter },
        ...insuranceContacts.map((contact) => ({ kind: 'insurance' as const, ...numberOf(contact) })),
        ...roadsideContacts.map((contact) => ({ kind: 'roadside' as const, ...numberOf(contact) })),
      ].map((contact, position) => ({ id: position + 1, ...contact, position })),
    ),
    rowSet(
      companyLinkTable,
      companyLinks.map((link, position) => ({ ...link, position })),
    ),
    rowSet(
      documentTable,
      documents.map(({ updatedAt, ...document }, position) => ({
        ...document,
        position,
        changedAt: new Date(`${updatedAt}T00:00:00Z`),
      })),
    ),
  ];
}

const numberOf = ({ name, phone }: ContactSeed) => ({ name, phone });

const brandId = idsBySlug(brands);
const modelId = idsBySlug(models);

export function goodsRows(): RowSet[] {
  const serviceCategoryId = idsBySlug(serviceCategories);
  const partCategoryId = idsBySlug(partCategories);
  return [
    rowSet(
      serviceCategoryTable,
      serviceCategories.map((category, position) => ({ ...category, position })),
    ),
    rowSet(
      serviceTable,
      services.map(({ category, ...service }, position) => ({
        ...service,
        ...detailsOf(service.slug),
        categoryId: serviceCategoryId(category),
        position,
      })),
    ),
    {
      ...rowSet(
        brandTable,
        brands.map((brand, position) => ({ ...brand, position })),
      ),
      keep: true,
    },
    {
      ...rowSet(
        carModels,
        models.map(({ brand, ...model }, position) => ({ ...model, brandId: brandId(brand), position })),
      ),
      keep: true,
    },
    rowSet(
      partCategoryTable,
      partCategories.map((category, position) => ({ ...category, position })),
    ),
    rowSet(
      partTable,
      parts.map(({ category, fits: _fits, inStock: _inStock, ...part }, position) => ({
        ...part,
        ...partGuarantees[category],
        categoryId: partCategoryId(category),
        position,
      })),
    ),
    rowSet(partFits, parts.flatMap(fitRows)),
    rowSet(
      messageTemplateTable,
      messageTemplates.map((template, position) => ({ ...template, position })),
    ),
    {
      ...rowSet(
        carDocumentKinds,
        carDocuments.map((document, position) => ({ ...document, position })),
      ),
      keep: true,
    },
  ];
}

const partId = idsBySlug(parts);
const articleId = idsBySlug(articles);
const serviceId = idsBySlug(services);

const serviceDetails = { ...maintenanceDetails, ...repairDetails, ...wheelsAndBodyDetails };

function detailsOf(slug: string): Partial<typeof serviceTable.$inferInsert> {
  const details = serviceDetails[slug];
  if (!details) return {};
  return {
    ...details,
    includes: details.includes.map((text) => ({ text })),
    extras: details.extras.map(({ name, priceFrom = null }) => ({ name, priceFrom })),
    parts: details.parts.map(partId),
    articles: details.articles.map(articleId),
  };
}

function linksOf(slug: string, block: number) {
  const { service, part } = articleLinks[slug]?.[block] ?? {};
  return { serviceId: service ? serviceId(service) : null, partId: part ? partId(part) : null };
}

function fitRows({ id, fits }: PartSeed): (typeof partFits.$inferInsert)[] {
  const pairs = fits.flatMap(({ brand, models }) =>
    (models.length > 0 ? models.map(modelId) : [null]).map((modelId) => ({ brandId: brandId(brand), modelId })),
  );
  return pairs.map((pair, position) => ({ partId: id, position, ...pair }));
}

export function pageBlockRows(): RowSet[] {
  return [
    rowSet(tables.faq, faq.map(inOrder)),
    rowSet(
      tables.facts,
      facts.map(({ id, items }, position) => ({ id, items: [...items], position })),
    ),
    rowSet(
      tables.advantages,
      advantages.map(({ points, ...rest }, position) => ({ ...rest, points: [...points], position })),
    ),
    rowSet(tables.aboutUs, aboutUs.map(titled)),
    rowSet(tables.servicesIntro, servicesIntro.map(titled)),
    rowSet(
      tables.aboutBanners,
      aboutBanners.map((banner, position) => ({
        ...titled(banner, position),
        button: banner.button,
        disabled: banner.disabled,
      })),
    ),
    rowSet(
      tables.promos,
      promos.map(({ id, title, info, photo }, position) => ({ id, title, info, photo, position })),
    ),
    rowSet(
      tables.banners,
      banners.map(({ id, name, link, photo }, position) => ({ id, name, link, photo, position })),
    ),
    rowSet(tables.heroImages, [
      {
        id: 1,
        blog: pageHeroes.blog,
        store: pageHeroes.store,
        aboutUs: pageHeroes.about_us,
        contact: pageHeroes.contact,
        services: pageHeroes.services,
      },
    ]),
    rowSet(tables.videos, videos.map(inOrder)),
  ];
}

const inOrder = <Row extends object>(row: Row, position: number) => ({ ...row, position });

const titled = ({ id, title, desc, photo }: TitledSeed, position: number) => ({
  id,
  title,
  description: desc,
  photo,
  position,
});

import { asc, eq, sql } from 'drizzle-orm';
import type { PriceList } from '../../contract/prices';
import type { Database } from '../db/database';
import { inLanguage } from '../db/schema/localized';
import { partCategories, parts, serviceCategories, services } from '../db/schema/shown';
import type { Language } from '../http/language';
import { withoutNull } from './expressions';

/** All services and products, by category and then in their own order. 2 statements. */
export async function listPrices(db: Database, language: Language): Promise<PriceList> {
  const [ofServices, ofParts] = await Promise.all([servicePrices(db, language), partPrices(db, language)]);
  return {
    services: ofServices.map((row) => withoutNull(row, 'price_from', 'duration_minutes')),
    parts: ofParts,
  };
}

const servicePrices = (db: Database, language: Language) =>
  db
    .select({
      id: services.id,
      name: inLanguage(services.name, language),
      category: sql<string>`coalesce(${inLanguage(serviceCategories.name, language)}, '')`,
      price_from: services.priceFrom,
      duration_minutes: services.durationMinutes,
    })
    .from(services)
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id), asc(services.position), asc(services.id));

const partPrices = (db: Database, language: Language) =>
  db
    .select({
      id: parts.id,
      name: inLanguage(parts.name, language),
      category: sql<string>`coalesce(${inLanguage(partCategories.name, language)}, '')`,
      manufacturer: parts.manufacturer,
      mpn: parts.mpn,
      price: parts.price,
      in_stock: parts.inStock,
    })
    .from(parts)
    .leftJoin(partCategories, eq(partCategories.id, parts.categoryId))
    .orderBy(asc(partCategories.position), asc(partCategories.id), asc(parts.position), asc(parts.id));

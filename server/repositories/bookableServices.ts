import { asc, eq, sql } from 'drizzle-orm';
import type { BookableService } from '../../contract/bookableServices';
import type { Database } from '../db/database';
import { inLanguage } from '../db/schema/localized';
import { serviceCategories, services } from '../db/schema/shown';
import type { Language } from '../http/language';

/** All services, by category and then in their own order. 1 statement. */
export function listBookableServices(db: Database, language: Language): Promise<BookableService[]> {
  return db
    .select({
      id: services.id,
      name: inLanguage(services.name, language),
      category: sql<string>`coalesce(${inLanguage(serviceCategories.name, language)}, '')`,
      price_from: sql<number | null>`round(${services.priceFrom})::float8`,
      minutes: sql<number | null>`case when not ${services.callOnly} then ${services.durationMinutes} end`,
    })
    .from(services)
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id), asc(services.position), asc(services.id));
}

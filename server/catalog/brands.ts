import { asc, eq } from 'drizzle-orm';
import type { Brand, CarModel } from '#contract/cars';
import type { Database } from '../platform/db/database';
import { brands, carModels } from '../platform/db/schema/shown';

export function listBrands(db: Database): Promise<Brand[]> {
  return db
    .select({ id: brands.id, name: brands.name, logo: brands.logo })
    .from(brands)
    .orderBy(asc(brands.position), asc(brands.id));
}

/** Empty for a brand that is not there. */
export function listModels(db: Database, brandId: number): Promise<CarModel[]> {
  return db
    .select({ id: carModels.id, name: carModels.name })
    .from(carModels)
    .where(eq(carModels.brandId, brandId))
    .orderBy(asc(carModels.position), asc(carModels.id));
}

import { brands as brandTable, carModels } from '../../platform/db/schema/brands';
import { carDocumentKinds } from '../../platform/db/schema/carCare';
import { partCategories as partCategoryTable, partFits, parts as partTable } from '../../platform/db/schema/parts';
import { serviceCategories as serviceCategoryTable, services as serviceTable } from '../../platform/db/schema/services';
import { brands } from '../content/brands';
import { carDocuments } from '../content/carDocuments';
import { models } from '../content/models/models';
import { partCategories } from '../content/partCategories';
import { parts } from '../content/parts/parts';
import { serviceCategories } from '../content/serviceCategories';
import { services } from '../content/services';
import type { PartSeed } from '../types';
import { idsBySlug, type RowSet, rowSet } from './rowSet';

const brandId = idsBySlug(brands);
const modelId = idsBySlug(models);

/** Services, brands, models and parts. */
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
        categoryId: partCategoryId(category),
        position,
      })),
    ),
    rowSet(partFits, parts.flatMap(fitRows)),
    {
      ...rowSet(
        carDocumentKinds,
        carDocuments.map((document, position) => ({ ...document, position })),
      ),
      keep: true,
    },
  ];
}

function fitRows({ id, fits }: PartSeed): (typeof partFits.$inferInsert)[] {
  const pairs = fits.flatMap(({ brand, models }) =>
    // Without models the part fits the whole brand.
    (models.length > 0 ? models.map(modelId) : [null]).map((modelId) => ({ brandId: brandId(brand), modelId })),
  );
  return pairs.map((pair, position) => ({ partId: id, position, ...pair }));
}

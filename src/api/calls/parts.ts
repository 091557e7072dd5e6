// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { ManufacturerFacet, Part, PartDetail, PartFit, PartList } from '#contract/catalog';
import type { Call, Localized } from '../call';
import { count, flag, id, listOf, optional, picture, record, text } from '../readers';
import { readCategoryFacet, readNamed } from './common';

const readPartFit = record<PartFit>({ brand: text, models: listOf(text) });
const readPart = record<Part>({
  id,
  name: text,
  photo: picture,
  photo_alt: optional(text),
  price: text,
  info: text,
  manufacturer: text,
  mpn: optional(text),
  category: optional(readNamed),
  in_stock: optional(flag),
  fits: optional(listOf(readPartFit)),
  preview: optional(picture),
});
const readManufacturerFacet = record<ManufacturerFacet>({ name: text, count });
const readPartList = record<PartList>({
  count,
  results: listOf(readPart),
  same_car: optional(flag),
  facets: optional(
    record({
      categories: listOf(readCategoryFacet),
      manufacturers: listOf(readManufacturerFacet),
      in_stock: optional(count),
    }),
  ),
});

/** Products of the shop */
export const parts = ({
  lang,
  page,
  category,
  manufacturer,
  inStock,
  search,
  similarTo,
}: Localized<{
  page?: number | undefined;
  category?: number | undefined;
  manufacturer?: string | undefined;
  inStock?: boolean | undefined;
  search?: string | undefined;
  similarTo?: number | undefined;
}>): Call<PartList> => ({
  path: '/spare-part/',
  query: { page, category, manufacturer, in_stock: inStock, search, similar_to: similarTo },
  lang,
  read: readPartList,
});

const readPartDetail = record<PartDetail>({
  id,
  name: text,
  photo: picture,
  photo_alt: optional(text),
  price: text,
  info: text,
  manufacturer: text,
  mpn: optional(text),
  category: optional(readNamed),
  in_stock: optional(flag),
  fits: optional(listOf(readPartFit)),
  preview: optional(picture),
  available_at: optional(listOf(readNamed)),
});

/** A product */
export const part = ({ lang, id }: Localized<{ id: number }>): Call<PartDetail> => ({
  path: `/spare-part/${id}/`,
  lang,
  read: readPartDetail,
});

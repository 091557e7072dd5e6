import type { ManufacturerFacet, Part, PartFit, PartList } from '../../../contract/parts';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { categoryFacets } from '../facets';
import { count, flag, id, listOf, named, optional, picture, record, text } from '../readers';

const part = record<Part>({
  id,
  name: text,
  photo: picture,
  price: text,
  info: text,
  manufacturer: text,
  mpn: optional(text),
  category: optional(named),
  in_stock: optional(flag),
  fits: optional(listOf(record<PartFit>({ brand: text, models: listOf(text) }))),
  preview: optional(picture),
});

const partList = record<PartList>({
  count,
  results: listOf(part),
  facets: optional(
    record({ categories: categoryFacets, manufacturers: listOf(record<ManufacturerFacet>({ name: text, count })) }),
  ),
});

const partsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getParts: build.query<PartList, Localized<{ page: number; category?: number; manufacturer?: string }>>({
      query: ({ lang, page, category, manufacturer }) => ({
        path: '/spare-part/',
        query: { page, category: category || undefined, manufacturer: manufacturer || undefined },
        lang,
        read: partList,
      }),
    }),
    getPart: build.query<Part, Localized<{ id: number }>>({
      query: ({ lang, id }) => ({ path: `/spare-part/${id}/`, lang, read: part }),
    }),
  }),
});

export const { getParts, getPart } = partsApi.endpoints;
export const { useGetPartsQuery } = partsApi;

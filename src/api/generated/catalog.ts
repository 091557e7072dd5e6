// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  BookableService,
  ManufacturerFacet,
  Part,
  PartDetail,
  PartFit,
  PartList,
  PartPrice,
  PartsQuery,
  PriceList,
  ServicePrice,
} from '#contract/catalog';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, flag, id, listOf, optional, orNull, picture, record, text } from '../readers';
import { readCategoryFacet, readNamed } from './common';

const readBookableService = record<BookableService>({
  id,
  name: text,
  category: text,
  price_from: orNull(count),
  minutes: orNull(count),
});
const readPartFit = record<PartFit>({ brand: text, models: listOf(text) });
export const readPart = record<Part>({
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
      unstated: optional(count),
    }),
  ),
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
const readServicePrice = record<ServicePrice>({
  id,
  name: text,
  category: text,
  price_from: optional(text),
  duration_minutes: optional(count),
});
const readPartPrice = record<PartPrice>({
  id,
  name: text,
  category: text,
  manufacturer: text,
  mpn: text,
  price: text,
  in_stock: flag,
});
const readPriceList = record<PriceList>({
  services: listOf(readServicePrice),
  parts: listOf(readPartPrice),
  files: optional(record({ xlsx: text, csv: text })),
});

const catalogApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists all services and whether each can be booked online */
    getBookableServices: build.query<BookableService[], Localized>({
      query: ({ lang }): Call<BookableService[]> => ({
        path: '/services/web/bookable/',
        lang,
        read: listOf(readBookableService),
      }),
    }),
    /** Lists the products of the shop */
    getParts: build.query<
      PartList,
      Localized<{
        page?: number | undefined;
        category?: number | undefined;
        manufacturer?: string | undefined;
        inStock?: boolean | undefined;
        search?: string | undefined;
        brand?: number | undefined;
        model?: number | undefined;
        unstated?: boolean | undefined;
        priceFrom?: number | undefined;
        priceTo?: number | undefined;
        sort?: PartsQuery['sort'] | undefined;
        similarTo?: number | undefined;
      }>
    >({
      query: ({
        lang,
        page,
        category,
        manufacturer,
        inStock,
        search,
        brand,
        model,
        unstated,
        priceFrom,
        priceTo,
        sort,
        similarTo,
      }): Call<PartList> => ({
        path: '/spare-part/',
        query: {
          page,
          category,
          manufacturer,
          in_stock: inStock,
          search,
          brand,
          model,
          unstated,
          price_from: priceFrom,
          price_to: priceTo,
          sort,
          similar_to: similarTo,
        },
        lang,
        read: readPartList,
      }),
    }),
    /** Returns a product by its id */
    getPart: build.query<PartDetail, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<PartDetail> => ({
        path: `/spare-part/${id}/`,
        lang,
        read: readPartDetail,
      }),
    }),
    /** Returns prices of all services and products */
    getPrices: build.query<PriceList, Localized>({
      query: ({ lang }): Call<PriceList> => ({
        path: '/main/prices/',
        lang,
        read: readPriceList,
      }),
    }),
  }),
});

export const { getBookableServices, getParts, getPart, getPrices } = catalogApi.endpoints;
export const { useGetBookableServicesQuery, useGetPartsQuery, useGetPartQuery, useGetPricesQuery } = catalogApi;

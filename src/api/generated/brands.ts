// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { Brand } from '#contract/cars';
import type { Named } from '#contract/common';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { id, listOf, optional, picture, record, text } from '../readers';
import { readNamed } from './common';

const readBrand = record<Brand>({ id, name: text, logo: optional(picture) });

const brandsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists brands with logos, for the slider */
    getSliderBrands: build.query<Brand[], Localized>({
      query: ({ lang }): Call<Brand[]> => ({
        path: '/car-brands/list-for-users/',
        lang,
        read: listOf(readBrand),
      }),
    }),
    /** Lists the brands of all pickers */
    getBrands: build.query<Brand[], Localized>({
      query: ({ lang }): Call<Brand[]> => ({
        host: 'public',
        path: '/api/public/brands/',
        lang,
        read: listOf(readBrand),
      }),
    }),
    /** Lists models of a brand; empty for an unknown brand */
    getModels: build.query<Named[], Localized<{ brandId: number }>>({
      query: ({ lang, brandId }): Call<Named[]> => ({
        host: 'public',
        path: '/api/public/models/',
        query: { brand_id: brandId },
        lang,
        read: listOf(readNamed),
      }),
    }),
  }),
});

export const { getSliderBrands, getBrands, getModels } = brandsApi.endpoints;
export const { useGetSliderBrandsQuery, useGetBrandsQuery, useGetModelsQuery } = brandsApi;

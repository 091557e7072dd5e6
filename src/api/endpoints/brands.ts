import type { Brand, CarModel } from '../../../contract/brands';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { id, listOf, named, optional, picture, record, text } from '../readers';

const brands = listOf(record<Brand>({ id, name: text, logo: optional(picture) }));

const brandsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Logos for the slider; its ids are not those of the pickers. */
    getSliderBrands: build.query<Brand[], Localized>({
      query: ({ lang }) => ({ path: '/car-brands/list-for-users/', lang, read: brands }),
    }),
    /** What every brand picker offers; requests and cars name these ids. */
    getBrands: build.query<Brand[], Localized>({
      query: ({ lang }) => ({ host: 'public', path: '/api/public/brands/', lang, read: brands }),
    }),
    getModels: build.query<CarModel[], Localized<{ brandId: number }>>({
      query: ({ lang, brandId }) => ({
        host: 'public',
        path: '/api/public/models/',
        query: { brand_id: brandId },
        lang,
        read: listOf(named),
      }),
    }),
  }),
});

export const { getSliderBrands, getBrands, getModels } = brandsApi.endpoints;
export const { useGetSliderBrandsQuery, useGetBrandsQuery, useGetModelsQuery } = brandsApi;

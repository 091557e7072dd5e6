// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/brands';

const brandsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Brands with logos, for the slider */
    getSliderBrands: build.query<ResultOf<typeof calls.sliderBrands>, ArgsOf<typeof calls.sliderBrands>>({
      query: calls.sliderBrands,
    }),
    /** Brands of every picker */
    getBrands: build.query<ResultOf<typeof calls.brands>, ArgsOf<typeof calls.brands>>({ query: calls.brands }),
    /** Models of a brand; none for a brand that is not there */
    getModels: build.query<ResultOf<typeof calls.models>, ArgsOf<typeof calls.models>>({ query: calls.models }),
  }),
});

export const { getSliderBrands, getBrands, getModels } = brandsApi.endpoints;
export const { useGetSliderBrandsQuery, useGetBrandsQuery, useGetModelsQuery } = brandsApi;

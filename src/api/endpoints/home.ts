// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/home';

const homeApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Slides of the home page */
    getBanners: build.query<ResultOf<typeof calls.banners>, ArgsOf<typeof calls.banners>>({ query: calls.banners }),
    /** Counters of the home page */
    getFacts: build.query<ResultOf<typeof calls.facts>, ArgsOf<typeof calls.facts>>({ query: calls.facts }),
    /** Introduction of the services grid */
    getServicesIntro: build.query<ResultOf<typeof calls.servicesIntro>, ArgsOf<typeof calls.servicesIntro>>({
      query: calls.servicesIntro,
    }),
    /** Video snippets */
    getVideos: build.query<ResultOf<typeof calls.videos>, ArgsOf<typeof calls.videos>>({ query: calls.videos }),
    /** Promo cards */
    getPromos: build.query<ResultOf<typeof calls.promos>, ArgsOf<typeof calls.promos>>({ query: calls.promos }),
    /** Advantages in four points */
    getAdvantages: build.query<ResultOf<typeof calls.advantages>, ArgsOf<typeof calls.advantages>>({
      query: calls.advantages,
    }),
  }),
});

export const { getBanners, getFacts, getServicesIntro, getVideos, getPromos, getAdvantages } = homeApi.endpoints;
export const {
  useGetBannersQuery,
  useGetFactsQuery,
  useGetServicesIntroQuery,
  useGetVideosQuery,
  useGetPromosQuery,
  useGetAdvantagesQuery,
} = homeApi;

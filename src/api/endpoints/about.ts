// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/about';

const aboutApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** About us */
    getAboutUs: build.query<ResultOf<typeof calls.aboutUs>, ArgsOf<typeof calls.aboutUs>>({ query: calls.aboutUs }),
    /** Booking banner of the about page */
    getAboutBanners: build.query<ResultOf<typeof calls.aboutBanners>, ArgsOf<typeof calls.aboutBanners>>({
      query: calls.aboutBanners,
    }),
    /** Questions and answers */
    getFaq: build.query<ResultOf<typeof calls.faq>, ArgsOf<typeof calls.faq>>({ query: calls.faq }),
    /** The team */
    getStaff: build.query<ResultOf<typeof calls.staff>, ArgsOf<typeof calls.staff>>({ query: calls.staff }),
    /** Background pictures of the page heroes */
    getHeroImages: build.query<ResultOf<typeof calls.heroImages>, ArgsOf<typeof calls.heroImages>>({
      query: calls.heroImages,
    }),
  }),
});

export const { getAboutUs, getAboutBanners, getFaq, getStaff, getHeroImages } = aboutApi.endpoints;
export const { useGetAboutUsQuery, useGetAboutBannersQuery, useGetFaqQuery, useGetStaffQuery, useGetHeroImagesQuery } =
  aboutApi;

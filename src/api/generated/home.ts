// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { Advantages, Banner, Facts, Promo, ServicesIntro, Video } from '#contract/home';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, id, listOf, numberedListOf, picture, record, text } from '../readers';

const readBanner = record<Banner>({ id, link: text, photo: picture, name: text });
const readFacts = record<Facts>({
  count_1: count,
  count_2: count,
  count_3: count,
  count_4: count,
  text_1: text,
  text_2: text,
  text_3: text,
  text_4: text,
});
const readServicesIntro = record<ServicesIntro>({ title: text, desc: text, photo: picture });
const readVideo = record<Video>({ video: text });
const readPromo = record<Promo>({ id, photo: picture, title: text, info: text });
const readAdvantages = record<Advantages>({
  title: text,
  info: text,
  title1: text,
  title2: text,
  title3: text,
  title4: text,
  info1: text,
  info2: text,
  info3: text,
  info4: text,
});

const homeApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the slides of the home page */
    getBanners: build.query<Banner[], Localized>({
      query: ({ lang }): Call<Banner[]> => ({
        path: '/web/banner/list-for-users/',
        lang,
        read: numberedListOf(readBanner),
      }),
    }),
    /** Lists the counters of the home page */
    getFacts: build.query<Facts[], Localized>({
      query: ({ lang }): Call<Facts[]> => ({
        path: '/web/fakts/',
        lang,
        read: listOf(readFacts),
      }),
    }),
    /** Returns the introduction of the services grid */
    getServicesIntro: build.query<ServicesIntro[], Localized>({
      query: ({ lang }): Call<ServicesIntro[]> => ({
        path: '/web/best-multi-brand-car-repair-service/',
        lang,
        read: listOf(readServicesIntro),
      }),
    }),
    /** Lists videos of the home page */
    getVideos: build.query<Video[], Localized>({
      query: ({ lang }): Call<Video[]> => ({
        path: '/web/maintenance-repairs-video/list_for_users/',
        lang,
        read: listOf(readVideo),
      }),
    }),
    /** Lists promotions of the home page */
    getPromos: build.query<Promo[], Localized>({
      query: ({ lang }): Call<Promo[]> => ({
        path: '/web/additionally/',
        lang,
        read: numberedListOf(readPromo),
      }),
    }),
    /** Lists the four advantages of the home page */
    getAdvantages: build.query<Advantages[], Localized>({
      query: ({ lang }): Call<Advantages[]> => ({
        path: '/web/addvantages/',
        lang,
        read: listOf(readAdvantages),
      }),
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

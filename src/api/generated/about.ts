// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { AboutBanner, AboutUs, Employee, Faq, HeroImages } from '#contract/company';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { flag, id, listOf, numberedListOf, picture, record, text } from '../readers';

const readAboutUs = record<AboutUs>({ title: text, desc: text, photo: picture });
const readAboutBanner = record<AboutBanner>({ title: text, desc: text, photo: picture, button: text, disabled: flag });
const readFaq = record<Faq>({ id, question: text, answer: text });
const readEmployee = record<Employee>({ id, name: text, position: text, photo: picture });
const readHeroImages = record<HeroImages>({
  blog: picture,
  store: picture,
  about_us: picture,
  contact: picture,
  services: picture,
});

const aboutApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the about-us texts */
    getAboutUs: build.query<AboutUs[], Localized>({
      query: ({ lang }): Call<AboutUs[]> => ({
        path: '/web/about-us/',
        lang,
        read: listOf(readAboutUs),
      }),
    }),
    /** Returns the booking banners of the about page */
    getAboutBanners: build.query<AboutBanner[], Localized>({
      query: ({ lang }): Call<AboutBanner[]> => ({
        path: '/web/about-us-banner/',
        lang,
        read: listOf(readAboutBanner),
      }),
    }),
    /** Lists frequently asked questions with answers */
    getFaq: build.query<Faq[], Localized>({
      query: ({ lang }): Call<Faq[]> => ({
        path: '/faq/',
        lang,
        read: numberedListOf(readFaq),
      }),
    }),
    /** Lists the members of the team */
    getStaff: build.query<Employee[], Localized>({
      query: ({ lang }): Call<Employee[]> => ({
        path: '/staff/list-for-users/',
        lang,
        read: numberedListOf(readEmployee),
      }),
    }),
    /** Returns background pictures of the page heroes */
    getHeroImages: build.query<HeroImages, Localized>({
      query: ({ lang }): Call<HeroImages> => ({
        path: '/web/image-for-page-header',
        lang,
        read: readHeroImages,
      }),
    }),
  }),
});

export const { getAboutUs, getAboutBanners, getFaq, getStaff, getHeroImages } = aboutApi.endpoints;
export const { useGetAboutUsQuery, useGetAboutBannersQuery, useGetFaqQuery, useGetStaffQuery, useGetHeroImagesQuery } =
  aboutApi;

import type { Employee } from '../../../contract/staff';
import type { AboutBanner, AboutUs, Faq, HeroImages } from '../../../contract/web';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { flag, id, listOf, numberedListOf, picture, record, text } from '../readers';

const aboutUs = listOf(record<AboutUs>({ title: text, desc: text, photo: picture }));
const aboutBanners = listOf(
  record<AboutBanner>({ title: text, desc: text, photo: picture, button: text, disabled: flag }),
);
const faq = numberedListOf(record<Faq>({ id, question: text, answer: text }));
const staff = numberedListOf(record<Employee>({ id, name: text, position: text, photo: picture }));
const heroImages = record<HeroImages>({
  blog: picture,
  store: picture,
  about_us: picture,
  contact: picture,
  services: picture,
});

/** The about page, and the pictures of every page's hero. */
const aboutApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getAboutUs: build.query<AboutUs[], Localized>({
      query: ({ lang }) => ({ path: '/web/about-us/', lang, read: aboutUs }),
    }),
    getAboutBanner: build.query<AboutBanner[], Localized>({
      query: ({ lang }) => ({ path: '/web/about-us-banner/', lang, read: aboutBanners }),
    }),
    getFaq: build.query<Faq[], Localized>({
      query: ({ lang }) => ({ path: '/faq/', lang, read: faq }),
    }),
    getStaff: build.query<Employee[], Localized>({
      query: ({ lang }) => ({ path: '/staff/list-for-users/', lang, read: staff }),
    }),
    getHeroImages: build.query<HeroImages, Localized>({
      query: ({ lang }) => ({ path: '/web/image-for-page-header', lang, read: heroImages }),
    }),
  }),
});

export const { getAboutUs, getAboutBanner, getFaq, getStaff, getHeroImages } = aboutApi.endpoints;
export const { useGetAboutUsQuery, useGetAboutBannerQuery, useGetFaqQuery, useGetStaffQuery, useGetHeroImagesQuery } =
  aboutApi;

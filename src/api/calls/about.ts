// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { AboutBanner, AboutUs, Employee, Faq, HeroImages } from '#contract/company';
import type { Call, Localized } from '../call';
import { flag, id, listOf, numberedListOf, picture, record, text } from '../readers';

const readAboutUs = record<AboutUs>({ title: text, desc: text, photo: picture });

/** About us */
export const aboutUs = ({ lang }: Localized): Call<AboutUs[]> => ({
  path: '/web/about-us/',
  lang,
  read: listOf(readAboutUs),
});

const readAboutBanner = record<AboutBanner>({ title: text, desc: text, photo: picture, button: text, disabled: flag });

/** Booking banner of the about page */
export const aboutBanners = ({ lang }: Localized): Call<AboutBanner[]> => ({
  path: '/web/about-us-banner/',
  lang,
  read: listOf(readAboutBanner),
});

const readFaq = record<Faq>({ id, question: text, answer: text });

/** Questions and answers */
export const faq = ({ lang }: Localized): Call<Faq[]> => ({
  path: '/faq/',
  lang,
  read: numberedListOf(readFaq),
});

const readEmployee = record<Employee>({ id, name: text, position: text, photo: picture });

/** The team */
export const staff = ({ lang }: Localized): Call<Employee[]> => ({
  path: '/staff/list-for-users/',
  lang,
  read: numberedListOf(readEmployee),
});

const readHeroImages = record<HeroImages>({
  blog: picture,
  store: picture,
  about_us: picture,
  contact: picture,
  services: picture,
});

/** Background pictures of the page heroes */
export const heroImages = ({ lang }: Localized): Call<HeroImages> => ({
  path: '/web/image-for-page-header',
  lang,
  read: readHeroImages,
});

// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Advantages, Banner, Facts, Promo, ServicesIntro, Video } from '#contract/home';
import type { Call, Localized } from '../call';
import { count, id, listOf, numberedListOf, picture, record, text } from '../readers';

const readBanner = record<Banner>({ id, link: text, photo: picture, name: text });

/** Slides of the home page */
export const banners = ({ lang }: Localized): Call<Banner[]> => ({
  path: '/web/banner/list-for-users/',
  lang,
  read: numberedListOf(readBanner),
});

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

/** Counters of the home page */
export const facts = ({ lang }: Localized): Call<Facts[]> => ({
  path: '/web/fakts/',
  lang,
  read: listOf(readFacts),
});

const readServicesIntro = record<ServicesIntro>({ title: text, desc: text, photo: picture });

/** Introduction of the services grid */
export const servicesIntro = ({ lang }: Localized): Call<ServicesIntro[]> => ({
  path: '/web/best-multi-brand-car-repair-service/',
  lang,
  read: listOf(readServicesIntro),
});

const readVideo = record<Video>({ video: text });

/** Video snippets */
export const videos = ({ lang }: Localized): Call<Video[]> => ({
  path: '/web/maintenance-repairs-video/list_for_users/',
  lang,
  read: listOf(readVideo),
});

const readPromo = record<Promo>({ id, photo: picture, title: text, info: text });

/** Promo cards */
export const promos = ({ lang }: Localized): Call<Promo[]> => ({
  path: '/web/additionally/',
  lang,
  read: numberedListOf(readPromo),
});

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

/** Advantages in four points */
export const advantages = ({ lang }: Localized): Call<Advantages[]> => ({
  path: '/web/addvantages/',
  lang,
  read: listOf(readAdvantages),
});

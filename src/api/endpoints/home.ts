import type { Advantages, Banner, Facts, Promo, ServicesIntro, Video } from '../../../contract/web';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { count, id, listOf, numberedListOf, picture, record, text } from '../readers';

const banners = numberedListOf(record<Banner>({ id, link: text, photo: picture, name: text }));
const promos = numberedListOf(record<Promo>({ id, photo: picture, title: text, info: text }));
const servicesIntro = listOf(record<ServicesIntro>({ title: text, desc: text, photo: picture }));
const videos = listOf(record<Video>({ video: text }));
const facts = listOf(
  record<Facts>({
    count_1: count,
    count_2: count,
    count_3: count,
    count_4: count,
    text_1: text,
    text_2: text,
    text_3: text,
    text_4: text,
  }),
);
const advantages = listOf(
  record<Advantages>({
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
  }),
);

/** The sections of the home page. Lists of one entry are the wire's own: the first is shown. */
const homeApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query<Banner[], Localized>({
      query: ({ lang }) => ({ path: '/web/banner/list-for-users/', lang, read: banners }),
    }),
    getFacts: build.query<Facts[], Localized>({
      query: ({ lang }) => ({ path: '/web/fakts/', lang, read: facts }),
    }),
    getServicesIntro: build.query<ServicesIntro[], Localized>({
      query: ({ lang }) => ({ path: '/web/best-multi-brand-car-repair-service/', lang, read: servicesIntro }),
    }),
    getVideo: build.query<Video[], Localized>({
      query: ({ lang }) => ({ path: '/web/maintenance-repairs-video/list_for_users/', lang, read: videos }),
    }),
    getPromos: build.query<Promo[], Localized>({
      query: ({ lang }) => ({ path: '/web/additionally/', lang, read: promos }),
    }),
    getAdvantages: build.query<Advantages[], Localized>({
      query: ({ lang }) => ({ path: '/web/addvantages/', lang, read: advantages }),
    }),
  }),
});

export const { getBanners, getFacts, getServicesIntro, getVideo, getPromos, getAdvantages } = homeApi.endpoints;
export const {
  useGetBannersQuery,
  useGetFactsQuery,
  useGetServicesIntroQuery,
  useGetVideoQuery,
  useGetPromosQuery,
  useGetAdvantagesQuery,
} = homeApi;

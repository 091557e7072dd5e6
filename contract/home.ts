import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { PictureSchema, RowIdSchema } from './common';

export const BannerSchema = Type.Object({
  id: RowIdSchema,
  link: Type.String(),
  photo: PictureSchema,
  name: Type.String(),
});
export type Banner = Static<typeof BannerSchema>;

export const FactsSchema = Type.Object({
  count_1: Type.Integer(),
  count_2: Type.Integer(),
  count_3: Type.Integer(),
  count_4: Type.Integer(),
  text_1: Type.String(),
  text_2: Type.String(),
  text_3: Type.String(),
  text_4: Type.String(),
});
export type Facts = Static<typeof FactsSchema>;

export const ServicesIntroSchema = Type.Object({ title: Type.String(), desc: Type.String(), photo: PictureSchema });
export type ServicesIntro = Static<typeof ServicesIntroSchema>;

/** HTML snippet, never inserted into a page (docs/spec/decisions.md#snippets-and-links-of-content). */
export const VideoSchema = Type.Object({ video: Type.String() });
export type Video = Static<typeof VideoSchema>;

export const PromoSchema = Type.Object({
  id: RowIdSchema,
  photo: PictureSchema,
  title: Type.String(),
  info: Type.String(),
});
export type Promo = Static<typeof PromoSchema>;

export const AdvantagesSchema = Type.Object({
  title: Type.String(),
  info: Type.String(),
  title1: Type.String(),
  title2: Type.String(),
  title3: Type.String(),
  title4: Type.String(),
  info1: Type.String(),
  info2: Type.String(),
  info3: Type.String(),
  info4: Type.String(),
});
export type Advantages = Static<typeof AdvantagesSchema>;

export const homeCalls = {
  banners: {
    ...contentRead,
    path: '/web/banner/list-for-users/',
    summary: 'Lists the slides of the home page',
    reply: { 200: Type.Array(BannerSchema) },
  },
  facts: {
    ...contentRead,
    path: '/web/fakts/',
    summary: 'Lists the counters of the home page',
    reply: { 200: Type.Array(FactsSchema) },
  },
  servicesIntro: {
    ...contentRead,
    path: '/web/best-multi-brand-car-repair-service/',
    summary: 'Returns the introduction of the services grid',
    reply: { 200: Type.Array(ServicesIntroSchema) },
  },
  videos: {
    ...contentRead,
    path: '/web/maintenance-repairs-video/list_for_users/',
    summary: 'Lists videos of the home page',
    reply: { 200: Type.Array(VideoSchema) },
  },
  promos: {
    ...contentRead,
    path: '/web/additionally/',
    summary: 'Lists promotions of the home page',
    reply: { 200: Type.Array(PromoSchema) },
  },
  advantages: {
    ...contentRead,
    path: '/web/addvantages/',
    summary: 'Lists the four advantages of the home page',
    reply: { 200: Type.Array(AdvantagesSchema) },
  },
} as const satisfies Record<string, Call>;

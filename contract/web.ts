import { type Static, Type } from 'typebox';
import { IdSchema } from './common';

export const FaqSchema = Type.Object({ id: IdSchema, question: Type.String(), answer: Type.String() });
export type Faq = Static<typeof FaqSchema>;

/** The four counters; the site shows the first entry of the list. */
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

export const AboutUsSchema = Type.Object({ title: Type.String(), desc: Type.String(), photo: Type.String() });
export type AboutUs = Static<typeof AboutUsSchema>;

/** `button`: its label. A disabled banner is skipped by the site. */
export const AboutBannerSchema = Type.Object({
  title: Type.String(),
  desc: Type.String(),
  photo: Type.String(),
  button: Type.String(),
  disabled: Type.Boolean(),
});
export type AboutBanner = Static<typeof AboutBannerSchema>;

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

export const PromoSchema = Type.Object({
  id: IdSchema,
  photo: Type.String(),
  title: Type.String(),
  info: Type.String(),
});
export type Promo = Static<typeof PromoSchema>;

/** Background pictures of the page heroes; empty where there is none. */
export const HeroImagesSchema = Type.Object({
  blog: Type.String(),
  store: Type.String(),
  about_us: Type.String(),
  contact: Type.String(),
  services: Type.String(),
});
export type HeroImages = Static<typeof HeroImagesSchema>;

/** A slide of the home page's carousel; `link` opens in a new tab. */
export const BannerSchema = Type.Object({
  id: IdSchema,
  link: Type.String(),
  photo: Type.String(),
  name: Type.String(),
});
export type Banner = Static<typeof BannerSchema>;

/** Introduces the home page's services grid. */
export const ServicesIntroSchema = Type.Object({ title: Type.String(), desc: Type.String(), photo: Type.String() });
export type ServicesIntro = Static<typeof ServicesIntroSchema>;

/** An HTML snippet, never put into the page as it is (docs/spec/decisions.md#snippets-and-links-of-content). */
export const VideoSchema = Type.Object({ video: Type.String() });
export type Video = Static<typeof VideoSchema>;

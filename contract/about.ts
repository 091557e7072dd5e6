import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { PictureSchema, RowIdSchema } from './common';

export const AboutUsSchema = Type.Object({ title: Type.String(), desc: Type.String(), photo: PictureSchema });
export type AboutUs = Static<typeof AboutUsSchema>;

/** `button`: its label. A disabled banner is skipped by the site. */
export const AboutBannerSchema = Type.Object({
  title: Type.String(),
  desc: Type.String(),
  photo: PictureSchema,
  button: Type.String(),
  disabled: Type.Boolean(),
});
export type AboutBanner = Static<typeof AboutBannerSchema>;

export const FaqSchema = Type.Object({ id: RowIdSchema, question: Type.String(), answer: Type.String() });
export type Faq = Static<typeof FaqSchema>;

export const EmployeeSchema = Type.Object({
  id: RowIdSchema,
  name: Type.String(),
  position: Type.String(),
  photo: PictureSchema,
});
export type Employee = Static<typeof EmployeeSchema>;

/** Background pictures of the page heroes; empty where there is none. */
export const HeroImagesSchema = Type.Object({
  blog: PictureSchema,
  store: PictureSchema,
  about_us: PictureSchema,
  contact: PictureSchema,
  services: PictureSchema,
});
export type HeroImages = Static<typeof HeroImagesSchema>;

/** The about page, and the pictures of every page's hero. */
export const aboutCalls = {
  aboutUs: { ...contentRead, path: '/web/about-us/', summary: 'About us', reply: { 200: Type.Array(AboutUsSchema) } },
  aboutBanners: {
    ...contentRead,
    path: '/web/about-us-banner/',
    summary: 'Booking banner of the about page',
    reply: { 200: Type.Array(AboutBannerSchema) },
  },
  faq: { ...contentRead, path: '/faq/', summary: 'Questions and answers', reply: { 200: Type.Array(FaqSchema) } },
  staff: {
    ...contentRead,
    path: '/staff/list-for-users/',
    summary: 'The team',
    reply: { 200: Type.Array(EmployeeSchema) },
  },
  heroImages: {
    ...contentRead,
    path: '/web/image-for-page-header',
    summary: 'Background pictures of the page heroes',
    reply: { 200: HeroImagesSchema },
  },
} as const satisfies Record<string, Call>;

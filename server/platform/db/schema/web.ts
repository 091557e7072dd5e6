import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { hidden, type Localized, localized } from './columns';

const row = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull().default(0),
  hidden: hidden(),
});

export const faq = pgTable('faq', { ...row(), question: localized('question'), answer: localized('answer') });

export const facts = pgTable('facts', {
  ...row(),
  items: jsonb().$type<{ count: number; text: Localized }[]>().notNull(),
});

export const advantages = pgTable('advantages', {
  ...row(),
  title: localized('title'),
  info: localized('info'),
  points: jsonb().$type<{ title: Localized; info: Localized }[]>().notNull(),
});

const titled = () => ({
  ...row(),
  title: localized('title'),
  description: localized('description'),
  photo: text().notNull(),
});

export const aboutUs = pgTable('about_us', titled());
export const servicesIntro = pgTable('services_intro', titled());
export const aboutBanners = pgTable('about_banners', {
  ...titled(),
  button: localized('button'),
  disabled: boolean().notNull().default(false),
});

export const promos = pgTable('promos', {
  ...row(),
  title: localized('title'),
  info: localized('info'),
  photo: text().notNull(),
});

export const banners = pgTable('banners', {
  ...row(),
  name: localized('name'),
  link: text().notNull(),
  photo: text().notNull(),
});

export const heroImages = pgTable('hero_images', {
  ...row(),
  blog: text().notNull(),
  store: text().notNull(),
  aboutUs: text('about_us').notNull(),
  contact: text().notNull(),
  services: text().notNull(),
});

export const videos = pgTable('videos', { ...row(), video: text().notNull() });

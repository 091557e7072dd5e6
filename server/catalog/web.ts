import type { AboutBanner, AboutUs, Faq, HeroImages } from '#contract/company';
import type { Advantages, Banner, Facts, Promo, ServicesIntro, Video } from '#contract/home';
import type { Database } from '../platform/db/database';
import { inLanguage } from '../platform/db/schema/columns';
import {
  aboutBanners,
  aboutUs,
  advantages,
  banners,
  facts,
  faq,
  heroImages,
  promos,
  servicesIntro,
  videos,
} from '../platform/db/schema/visible';
import type { Language } from '../platform/language';

/** Returns the questions and answers of the about page. */
export function listFaq(db: Database, language: Language): Promise<Faq[]> {
  return db
    .select({
      id: faq.id,
      question: inLanguage(faq.question, language),
      answer: inLanguage(faq.answer, language),
    })
    .from(faq)
    .orderBy(faq.position, faq.id);
}

/** Returns the four counters of the home page in the flat format of the specification. */
export async function listFacts(db: Database, language: Language): Promise<Facts[]> {
  const rows = await db.select({ items: facts.items }).from(facts).orderBy(facts.position, facts.id);
  return rows.map(({ items: [first, second, third, fourth] }) => ({
    count_1: first?.count ?? 0,
    count_2: second?.count ?? 0,
    count_3: third?.count ?? 0,
    count_4: fourth?.count ?? 0,
    text_1: first?.text[language] ?? '',
    text_2: second?.text[language] ?? '',
    text_3: third?.text[language] ?? '',
    text_4: fourth?.text[language] ?? '',
  }));
}

/** Returns the advantages of the home page in the flat format of the specification. */
export async function listAdvantages(db: Database, language: Language): Promise<Advantages[]> {
  const rows = await db
    .select({
      title: inLanguage(advantages.title, language),
      info: inLanguage(advantages.info, language),
      points: advantages.points,
    })
    .from(advantages)
    .orderBy(advantages.position, advantages.id);
  return rows.map(({ title, info, points: [first, second, third, fourth] }) => ({
    title,
    info,
    title1: first?.title[language] ?? '',
    title2: second?.title[language] ?? '',
    title3: third?.title[language] ?? '',
    title4: fourth?.title[language] ?? '',
    info1: first?.info[language] ?? '',
    info2: second?.info[language] ?? '',
    info3: third?.info[language] ?? '',
    info4: fourth?.info[language] ?? '',
  }));
}

const titledFields = (table: typeof aboutUs | typeof aboutBanners | typeof servicesIntro, language: Language) => ({
  title: inLanguage(table.title, language),
  desc: inLanguage(table.description, language),
  photo: table.photo,
});

/** Returns the about block: title, text and photo. */
export function listAboutUs(db: Database, language: Language): Promise<AboutUs[]> {
  return db.select(titledFields(aboutUs, language)).from(aboutUs).orderBy(aboutUs.position, aboutUs.id);
}

/** Returns the introduction above the services of the home page. */
export function listServicesIntro(db: Database, language: Language): Promise<ServicesIntro[]> {
  return db
    .select(titledFields(servicesIntro, language))
    .from(servicesIntro)
    .orderBy(servicesIntro.position, servicesIntro.id);
}

/** Returns the booking banners of the about page, disabled ones included. */
export function listAboutBanners(db: Database, language: Language): Promise<AboutBanner[]> {
  return db
    .select({
      ...titledFields(aboutBanners, language),
      button: inLanguage(aboutBanners.button, language),
      disabled: aboutBanners.disabled,
    })
    .from(aboutBanners)
    .orderBy(aboutBanners.position, aboutBanners.id);
}

/** Returns the promo cards of the home page. */
export function listPromos(db: Database, language: Language): Promise<Promo[]> {
  return db
    .select({
      id: promos.id,
      photo: promos.photo,
      title: inLanguage(promos.title, language),
      info: inLanguage(promos.info, language),
    })
    .from(promos)
    .orderBy(promos.position, promos.id);
}

/** Returns the slides of the hero carousel. */
export function listBanners(db: Database, language: Language): Promise<Banner[]> {
  return db
    .select({ id: banners.id, link: banners.link, photo: banners.photo, name: inLanguage(banners.name, language) })
    .from(banners)
    .orderBy(banners.position, banners.id);
}

/** Returns the hero picture of each section, or '' if it has none. */
export async function findHeroImages(db: Database): Promise<HeroImages> {
  const { blog, store, aboutUs: about_us, contact, services } = heroImages;
  const [row] = await db.select({ blog, store, about_us, contact, services }).from(heroImages).limit(1);
  return row ?? { blog: '', store: '', about_us: '', contact: '', services: '' };
}

/** Returns the videos of the home page. */
export function listVideos(db: Database): Promise<Video[]> {
  return db.select({ video: videos.video }).from(videos).orderBy(videos.position, videos.id);
}

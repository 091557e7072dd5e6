import { eq } from 'drizzle-orm';
import { pgView } from 'drizzle-orm/pg-core';
import * as article from './articles';
import * as booking from './booking';
import * as care from './carCare';
import * as brand from './catalog';
import * as part from './catalog';
import * as service from './catalog';
import * as company from './company';
import * as document from './content';
import * as message from './messages';
import * as web from './web';

/** Views of visible content with the export names of their tables. The site must read only these. */
export const articleCategories = pgView('shown_article_categories').as((from) =>
  from.select().from(article.articleCategories).where(eq(article.articleCategories.hidden, false)),
);
export const articleTags = pgView('shown_article_tags').as((from) =>
  from.select().from(article.articleTags).where(eq(article.articleTags.hidden, false)),
);
export const articles = pgView('shown_articles').as((from) =>
  from.select().from(article.articles).where(eq(article.articles.hidden, false)),
);
export const brands = pgView('shown_brands').as((from) =>
  from.select().from(brand.brands).where(eq(brand.brands.hidden, false)),
);
export const carModels = pgView('shown_car_models').as((from) =>
  from.select().from(brand.carModels).where(eq(brand.carModels.hidden, false)),
);
export const carDocumentKinds = pgView('shown_car_document_kinds').as((from) =>
  from.select().from(care.carDocumentKinds).where(eq(care.carDocumentKinds.hidden, false)),
);
export const messageTemplates = pgView('shown_message_templates').as((from) =>
  from.select().from(message.messageTemplates).where(eq(message.messageTemplates.hidden, false)),
);
export const regions = pgView('shown_regions').as((from) =>
  from.select().from(company.regions).where(eq(company.regions.hidden, false)),
);
export const branches = pgView('shown_branches').as((from) =>
  from.select().from(company.branches).where(eq(company.branches.hidden, false)),
);
export const hoursExceptions = pgView('shown_hours_exceptions').as((from) =>
  from.select().from(company.hoursExceptions).where(eq(company.hoursExceptions.hidden, false)),
);
export const bays = pgView('shown_bays').as((from) =>
  from.select().from(booking.bays).where(eq(booking.bays.hidden, false)),
);
export const bookingRules = pgView('shown_booking_rules').as((from) =>
  from.select().from(booking.bookingRules).where(eq(booking.bookingRules.hidden, false)),
);
export const employees = pgView('shown_employees').as((from) =>
  from.select().from(company.employees).where(eq(company.employees.hidden, false)),
);
export const contacts = pgView('shown_contacts').as((from) =>
  from.select().from(company.contacts).where(eq(company.contacts.hidden, false)),
);
export const documents = pgView('shown_documents').as((from) =>
  from.select().from(document.documents).where(eq(document.documents.hidden, false)),
);
export const companyLinks = pgView('shown_company_links').as((from) =>
  from.select().from(document.companyLinks).where(eq(document.companyLinks.hidden, false)),
);
export const partCategories = pgView('shown_part_categories').as((from) =>
  from.select().from(part.partCategories).where(eq(part.partCategories.hidden, false)),
);
export const parts = pgView('shown_parts').as((from) =>
  from.select().from(part.parts).where(eq(part.parts.hidden, false)),
);
export const serviceCategories = pgView('shown_service_categories').as((from) =>
  from.select().from(service.serviceCategories).where(eq(service.serviceCategories.hidden, false)),
);
export const services = pgView('shown_services').as((from) =>
  from.select().from(service.services).where(eq(service.services.hidden, false)),
);
export const faq = pgView('shown_faq').as((from) => from.select().from(web.faq).where(eq(web.faq.hidden, false)));
export const facts = pgView('shown_facts').as((from) =>
  from.select().from(web.facts).where(eq(web.facts.hidden, false)),
);
export const advantages = pgView('shown_advantages').as((from) =>
  from.select().from(web.advantages).where(eq(web.advantages.hidden, false)),
);
export const aboutUs = pgView('shown_about_us').as((from) =>
  from.select().from(web.aboutUs).where(eq(web.aboutUs.hidden, false)),
);
export const servicesIntro = pgView('shown_services_intro').as((from) =>
  from.select().from(web.servicesIntro).where(eq(web.servicesIntro.hidden, false)),
);
export const aboutBanners = pgView('shown_about_banners').as((from) =>
  from.select().from(web.aboutBanners).where(eq(web.aboutBanners.hidden, false)),
);
export const promos = pgView('shown_promos').as((from) =>
  from.select().from(web.promos).where(eq(web.promos.hidden, false)),
);
export const banners = pgView('shown_banners').as((from) =>
  from.select().from(web.banners).where(eq(web.banners.hidden, false)),
);
export const heroImages = pgView('shown_hero_images').as((from) =>
  from.select().from(web.heroImages).where(eq(web.heroImages.hidden, false)),
);
export const videos = pgView('shown_videos').as((from) =>
  from.select().from(web.videos).where(eq(web.videos.hidden, false)),
);

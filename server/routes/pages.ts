import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../contract/contentCalls';
import { findCallCenter, listBranches, listContacts, listRegions, listStaff } from '../repositories/company';
import {
  findHeroImages,
  listAboutBanners,
  listAboutUs,
  listAdvantages,
  listBanners,
  listFacts,
  listFaq,
  listPromos,
  listServicesIntro,
  listVideos,
} from '../repositories/web';
import { registerCall } from './register';

/** The blocks of the pages and what the company says of itself. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const calls = contentCalls;
  registerCall(app, calls.faq, ({ db, language }) => listFaq(db, language));
  registerCall(app, calls.facts, ({ db, language }) => listFacts(db, language));
  registerCall(app, calls.aboutUs, ({ db, language }) => listAboutUs(db, language));
  registerCall(app, calls.aboutBanners, ({ db, language }) => listAboutBanners(db, language));
  registerCall(app, calls.advantages, ({ db, language }) => listAdvantages(db, language));
  registerCall(app, calls.promos, ({ db, language }) => listPromos(db, language));
  registerCall(app, calls.heroImages, ({ db }) => findHeroImages(db));
  registerCall(app, calls.banners, ({ db, language }) => listBanners(db, language));
  registerCall(app, calls.servicesIntro, ({ db, language }) => listServicesIntro(db, language));
  registerCall(app, calls.videos, ({ db }) => listVideos(db));

  registerCall(app, calls.regions, ({ db, language }) => listRegions(db, language));
  registerCall(app, calls.branches, async ({ db, language }) => ({ branches: await listBranches(db, language) }));
  registerCall(app, calls.branchesByRegion, async ({ db, language, params }) => ({
    branches: await listBranches(db, language, params.regionId),
  }));
  registerCall(app, calls.staff, ({ db, language }) => listStaff(db, language));
  registerCall(app, calls.callCenter, ({ db }) => findCallCenter(db));
  registerCall(app, calls.insurance, ({ db, language }) => listContacts(db, language, 'insurance'));
  registerCall(app, calls.roadside, ({ db, language }) => listContacts(db, language, 'roadside'));
}

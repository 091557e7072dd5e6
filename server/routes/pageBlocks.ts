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
export async function pageBlockRoutes(app: FastifyInstance): Promise<void> {
  const calls = contentCalls;
  registerCall(app, calls.faq).handledBy(({ db, language }) => listFaq(db, language));
  registerCall(app, calls.facts).handledBy(({ db, language }) => listFacts(db, language));
  registerCall(app, calls.aboutUs).handledBy(({ db, language }) => listAboutUs(db, language));
  registerCall(app, calls.aboutBanners).handledBy(({ db, language }) => listAboutBanners(db, language));
  registerCall(app, calls.advantages).handledBy(({ db, language }) => listAdvantages(db, language));
  registerCall(app, calls.promos).handledBy(({ db, language }) => listPromos(db, language));
  registerCall(app, calls.heroImages).handledBy(({ db }) => findHeroImages(db));
  registerCall(app, calls.banners).handledBy(({ db, language }) => listBanners(db, language));
  registerCall(app, calls.servicesIntro).handledBy(({ db, language }) => listServicesIntro(db, language));
  registerCall(app, calls.videos).handledBy(({ db }) => listVideos(db));

  registerCall(app, calls.regions).handledBy(({ db, language }) => listRegions(db, language));
  registerCall(app, calls.branches).handledBy(async ({ db, language }) => ({
    branches: await listBranches(db, language),
  }));
  registerCall(app, calls.branchesByRegion).handledBy(async ({ db, language, params }) => ({
    branches: await listBranches(db, language, params.regionId),
  }));
  registerCall(app, calls.staff).handledBy(({ db, language }) => listStaff(db, language));
  registerCall(app, calls.callCenter).handledBy(({ db }) => findCallCenter(db));
  registerCall(app, calls.insurance).handledBy(({ db, language }) => listContacts(db, language, 'insurance'));
  registerCall(app, calls.roadside).handledBy(({ db, language }) => listContacts(db, language, 'roadside'));
}

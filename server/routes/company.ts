import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../contract/contentCalls';
import { POLICY_SLUG } from '../../contract/pagePaths';
import { ownPath } from '../html/ownPath';
import { ApiFailure } from '../http/errors';
import { priceFiles } from '../prices/priceFiles';
import { findCompany, findDocument } from '../repositories/documents';
import { listPrices } from '../repositories/prices';
import { analyticsText } from './analyticsText';
import { registerCall } from './register';

/** Documents that say what is counted about visitors, where something is. */
const TELLS_OF_ANALYTICS = [POLICY_SLUG, 'cookies'];

/** What the company says of itself and of its prices. */
export async function companyRoutes(app: FastifyInstance): Promise<void> {
  const { company, document, prices } = contentCalls;
  const { analytics, mainApiUrl, siteUrl } = app.config;
  registerCall(app, company).handledBy(({ db, language }) => findCompany(db, language));
  registerCall(app, document).handledBy(async ({ db, language, params }) => {
    const found = await findDocument(db, language, params.slug);
    if (!found) throw new ApiFailure(404, 'not_found');
    const added = TELLS_OF_ANALYTICS.includes(found.slug) ? analyticsText(analytics, language) : '';
    return { ...found, body: found.body + added };
  });
  const files = ownPath(mainApiUrl, siteUrl) !== null;
  registerCall(app, prices).handledBy(async ({ db, language }) => ({
    ...(await listPrices(db, language)),
    ...(files && { files: priceFiles(language) }),
  }));
}

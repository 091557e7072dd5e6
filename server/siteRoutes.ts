import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { consentRoutes } from './accounts/consents';
import { customerRoutes, securityRoutes, sessionRoutes, watchSessions } from './accounts/routes';
import { codeRoutes, registrationRoutes, signInRoutes } from './accounts/signIn';
import { bookingRoutes, bookingWaitRoutes } from './booking/routes';
import { careRoutes, carRoutes } from './care/routes';
import { companyRoutes, contentRoutes, pageBlockRoutes } from './catalog/routes';
import { searchRoutes } from './catalog/search/routes';
import { enquiryRoutes } from './enquiries/routes';
import { ownDataRoutes } from './visits/ownData';
import { pdfPrinter } from './visits/pdf/printer';
import { estimateRoutes, historyRoutes, openVisitRoutes, reviewRoutes, sharingRoutes } from './visits/routes';
import { browserErrorRoutes, pageViewRoutes } from './web/telemetry';

/** All routes of contract/calls.ts. */
export async function apiRoutes(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  const print = pdfPrinter(app);
  watchSessions(app);
  await contentRoutes(app);
  await pageBlockRoutes(app);
  await searchRoutes(app);
  await companyRoutes(app);
  await enquiryRoutes(app);
  await bookingRoutes(app);
  await bookingWaitRoutes(app);
  await estimateRoutes(app);
  await sharingRoutes(app);
  await reviewRoutes(app);
  await sessionRoutes(app);
  await codeRoutes(app);
  await signInRoutes(app);
  await registrationRoutes(app);
  await customerRoutes(app);
  await securityRoutes(app);
  await carRoutes(app);
  await careRoutes(app);
  await historyRoutes(app, print);
  await openVisitRoutes(app);
  await ownDataRoutes(app, print);
  await consentRoutes(app);
  await browserErrorRoutes(app);
  await pageViewRoutes(app);
}

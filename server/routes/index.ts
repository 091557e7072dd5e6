import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { browserErrorRoutes } from './browserErrors';
import { careRoutes } from './care';
import { carRoutes } from './cars';
import { codeRoutes } from './codes';
import { companyRoutes } from './company';
import { consentRoutes } from './consent';
import { contentRoutes } from './content';
import { customerRoutes } from './customer';
import { enquiryRoutes } from './enquiries';
import { estimateRoutes } from './estimates';
import { historyRoutes } from './history';
import { pageBlockRoutes } from './pageBlocks';
import { pageViewRoutes } from './pageViews';
import { registrationRoutes } from './registration';
import { reviewRoutes } from './reviews';
import { searchRoutes } from './search';
import { securityRoutes } from './security';
import { sessionRoutes, watchSessions } from './session';
import { sharingRoutes } from './sharing';
import { signInRoutes } from './signIn';

/** All routes of contract/calls.ts. */
export async function apiRoutes(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  watchSessions(app);
  await contentRoutes(app);
  await pageBlockRoutes(app);
  await searchRoutes(app);
  await companyRoutes(app);
  await enquiryRoutes(app);
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
  await historyRoutes(app);
  await consentRoutes(app);
  await browserErrorRoutes(app);
  await pageViewRoutes(app);
}

import type { FastifyInstance } from 'fastify';
import { contentRoutes } from './content';
import { customerRoutes } from './customer';
import { pageRoutes } from './pages';
import { requestRoutes } from './requests';
import { sessionRoutes, watchSessions } from './session';

/** All routes of contract/calls.ts. */
export async function apiRoutes(app: FastifyInstance): Promise<void> {
  watchSessions(app);
  await contentRoutes(app);
  await pageRoutes(app);
  await requestRoutes(app);
  await sessionRoutes(app);
  await customerRoutes(app);
}

import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './audit/routes';
import { previewRoutes } from './content/preview/routes';
import { contentDeskRoutes } from './content/routes';
import { scheduledContent } from './content/schedule';
import { customerDeskRoutes } from './customers/routes';
import { enquiryDeskRoutes } from './enquiries/routes';
import { viewRoutes } from './enquiries/views';
import { eventRoutes } from './events/routes';
import { deskGuard } from './guard';
import { importRoutes } from './imports/routes';
import { overviewRoutes } from './overview/routes';
import { pictureRoutes } from './pictures/routes';
import { ownAccountRoutes } from './session/ownAccount';
import { signInRoutes } from './session/signIn';
import { acceptanceRoutes } from './staff/acceptance';
import { staffRoutes } from './staff/routes';
import { stockRoutes } from './stock/routes';
import './types';

/** All calls of contract/desk/calls.ts. */
export async function deskRoutes(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  await app.register(deskGuard);
  await signInRoutes(app);
  await ownAccountRoutes(app);
  await acceptanceRoutes(app);
  await staffRoutes(app);
  await enquiryDeskRoutes(app);
  await viewRoutes(app);
  await customerDeskRoutes(app);
  await overviewRoutes(app);
  await contentDeskRoutes(app);
  await previewRoutes(app);
  await app.register(scheduledContent);
  await auditRoutes(app);
  await eventRoutes(app);
  await pictureRoutes(app);
  await stockRoutes(app);
  await importRoutes(app);
}

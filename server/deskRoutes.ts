import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { bookingDeskRoutes, calendarFeedRoutes } from './booking/desk';
import { contentDeskRoutes, previewRoutes } from './catalog/content/desk';
import { scheduledContent } from './catalog/content/schedule';
import { importRoutes } from './catalog/imports/desk';
import { pictureQueue, pictureRoutes } from './catalog/pictures/desk';
import { stockRoutes } from './catalog/stock/desk';
import { announcedNotifications } from './desk/announceNotifications';
import {
  customerDeskRoutes,
  deskSearchRoutes,
  messageRoutes,
  notificationRoutes,
  overviewRoutes,
  taskRoutes,
} from './desk/routes';
import { enquiryDeskRoutes } from './enquiries/desk';
import { viewRoutes } from './enquiries/deskViews';
import { auditRoutes } from './staff/audit/read';
import { deskGuard } from './staff/deskCalls';
import { eventRoutes } from './staff/events/events';
import { acceptanceRoutes } from './staff/people/invitations';
import { staffRoutes } from './staff/people/routes';
import { ownAccountRoutes } from './staff/session/ownAccount';
import { signInRoutes } from './staff/session/signIn';
import { visitPhotoRoutes, visitRoutes } from './visits/desk';
import { reviewDeskRoutes } from './visits/deskReviews';

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
  await deskSearchRoutes(app);
  await taskRoutes(app);
  await messageRoutes(app);
  await contentDeskRoutes(app);
  await previewRoutes(app);
  await app.register(scheduledContent);
  await auditRoutes(app);
  await eventRoutes(app);
  const enqueue = pictureQueue();
  await pictureRoutes(app, enqueue);
  await stockRoutes(app);
  await importRoutes(app);
  await visitRoutes(app);
  await reviewDeskRoutes(app);
  await visitPhotoRoutes(app, enqueue);
  await bookingDeskRoutes(app);
  await calendarFeedRoutes(app);
  await notificationRoutes(app);
  await app.register(announcedNotifications);
}

import type { FastifyInstance } from 'fastify';
import { notificationsCalls } from '../../../contract/desk/notifications';
import { registerDeskCall } from '../register';
import { listNotifications, markRead } from './list';

export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, notificationsCalls.listNotifications).handledBy(({ db, me, language }) =>
    listNotifications(db, me, language),
  );
  registerDeskCall(app, notificationsCalls.readNotifications).handledBy(async ({ db, me, body }) => {
    await markRead(db, me, body);
    return undefined;
  });
}

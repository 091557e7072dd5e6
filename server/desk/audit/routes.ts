import type { FastifyInstance } from 'fastify';
import { auditCalls } from '../../../contract/desk/audit';
import { registerDeskCall } from '../register';
import { listAudit } from './read';

export async function auditRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, auditCalls.listAudit).handledBy(({ db, query, language }) => listAudit(db, query, language));
}

import type { FastifyRequest } from 'fastify';
import type { AUDIT_THINGS } from '../../../contract/desk/limits';
import type { Database } from '../../db/database';
import { type AuditValues, auditEntries } from '../../db/schema/desk';

/** Who does it. Null: the operator, by a command. */
export type Actor = { staffId: number | null; requestId: string | null };

export const actorOf = (request: FastifyRequest): Actor => ({
  staffId: request.staff?.id ?? null,
  requestId: request.id,
});

export type AuditNote = {
  /** Default now. */
  at?: Date;
  thing: (typeof AUDIT_THINGS)[number];
  action: string;
  thingId?: number;
  name?: string;
  branchId?: number | null;
  formerBranchId?: number | null;
  before?: AuditValues;
  after?: AuditValues;
};

/** Notes changes in their own transaction: both are there or neither. It also tells the open desks. */
export async function noteAudit(tx: Database, actor: Actor, ...notes: AuditNote[]): Promise<void> {
  await tx.insert(auditEntries).values(notes.map((note) => ({ ...actor, ...note })));
}

/** Of two states the fields that differ. */
export function difference(before: AuditValues, after: AuditValues): { before: AuditValues; after: AuditValues } {
  const keys = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (values: AuditValues) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return { before: only(before), after: only(after) };
}

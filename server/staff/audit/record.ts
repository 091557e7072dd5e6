import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '#contract/rules/auditWords';
import type { AUDIT_THINGS } from '#contract/rules/deskLimits';
import type { Database } from '../../platform/db/database';
import { type AuditValues, auditEntries, type ContentAuditValues } from '../../platform/db/schema/desk';

export type Actor = { staffId: number | null; requestId: string | null };

export const actorOf = (request: FastifyRequest): Actor => ({
  staffId: request.staff?.id ?? null,
  requestId: request.id,
});

type Thing = (typeof AUDIT_THINGS)[number];
type RecordOf<Of extends Thing, Values> = {
  at?: Date;
  thing: Of;
  action: AuditAction;
  thingId?: number;
  name?: string;
  branchId?: number | null;
  formerBranchId?: number | null;
  before?: Values;
  after?: Values;
};
export type AuditRecord = RecordOf<Exclude<Thing, 'content'>, AuditValues> | RecordOf<'content', ContentAuditValues>;

/** Writes audit entries in the transaction of the change. A database trigger adds the events for open desk pages. */
export async function recordAudit(tx: Database, actor: Actor, ...notes: AuditRecord[]): Promise<void> {
  await tx.insert(auditEntries).values(notes.map((note) => ({ ...actor, ...note })));
}

export function difference<Values extends AuditValues | ContentAuditValues>(
  before: Values,
  after: Values,
): { before: Values; after: Values } {
  const [was, is]: Record<string, unknown>[] = [before, after];
  const keys = Object.keys(after).filter((key) => JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key]));
  const only = (values: Record<string, unknown> | undefined) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the same fields
    Object.fromEntries(keys.map((key) => [key, values?.[key] ?? null])) as Values;
  return { before: only(was), after: only(is) };
}

import type { EnquiryChange } from '#contract/enquiries';
import type { Store } from '../messages/outbox';
import type { Database } from '../platform/db/database';
import type { AuditValues } from '../platform/db/schema/desk';
import { type Actor, difference, recordAudit } from '../staff/audit/record';
import { areBranches, listColleagues } from '../staff/people';
import { isInScope, lockEnquiry, type StoredEnquiry, writeEnquiry } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import { changeStatus } from './tracking';

export class UnknownPlace extends Error {
  override name = 'UnknownPlace';
  constructor(readonly field: 'assignee' | 'branch' | 'due_at') {
    super(field);
  }
}

type EnquiryEdit = { id: number; version: number; change: EnquiryChange };
/** `store` is null if another domain notifies the customer of the change. */
type DeskContext = { me: SignedIn; actor: Actor; store: Store | null };
export type Changed = 'changed' | 'same' | 'conflict' | 'missing';

const MAX_DUE_MS = 366 * 86_400_000;

/**
 * Changes an enquiry and notifies its customer in the caller's transaction. An undo is another change, so that it
 * does not revert changes made meanwhile.
 */
export async function changeEnquiry(
  tx: Database,
  { id, version, change }: EnquiryEdit,
  by: DeskContext,
): Promise<Changed> {
  const held = await lockEnquiry(tx, by.me.scope, id);
  if (!held) return 'missing';
  if (held.version !== version) return 'conflict';
  await requireKnown(tx, held, change, by.me);
  const before = valuesOf(held);
  const { dueAt = held.dueAt, ...rest } = columnsOf(change);
  const after = { ...before, ...rest, ...(change.due_at !== undefined && { due_at: dueAt.toISOString() }) };
  if (change.assignee === undefined && !(await staysWith(tx, held, after.branch))) after.assignee = null;
  const changes = difference(before, after);
  if (Object.keys(changes.after).length === 0) return 'same';
  if (changes.after['status'] !== undefined && change.status) {
    await changeStatus(tx, { id, version, status: change.status }, by.store);
  }
  await writeEnquiry(tx, id, {
    version: version + 1,
    ...(change.due_at !== undefined && { dueAt }),
    assigneeId: after.assignee,
    branchId: after.branch,
  });
  await recordAudit(tx, by.actor, {
    thing: 'enquiry',
    action: 'changed',
    thingId: id,
    name: held.reference,
    branchId: after.branch,
    formerBranchId: held.branchId,
    ...changes,
  });
  return 'changed';
}

const valuesOf = ({ status, assigneeId, branchId, dueAt }: StoredEnquiry) =>
  ({ status, assignee: assigneeId, branch: branchId, due_at: dueAt.toISOString() }) satisfies AuditValues;

const columnsOf = ({ status, assignee, branch, due_at }: EnquiryChange) => ({
  ...(status !== undefined && { status }),
  ...(assignee !== undefined && { assignee }),
  ...(branch !== undefined && { branch }),
  ...(due_at !== undefined && { dueAt: new Date(due_at) }),
});

async function staysWith(
  tx: Database,
  { assigneeId, branchId }: StoredEnquiry,
  branch: number | null,
): Promise<boolean> {
  if (assigneeId === null || branch === branchId) return true;
  const seeing = await listColleagues(tx, { branches: null }, branch);
  return seeing.some(({ id }) => id === assigneeId);
}

async function requireKnown(
  tx: Database,
  held: StoredEnquiry,
  change: EnquiryChange,
  { scope }: SignedIn,
): Promise<void> {
  const { assignee, branch = held.branchId, due_at } = change;
  if (change.branch !== undefined && change.branch !== null) {
    if (!isInScope(scope, change.branch) || !(await areBranches(tx, [change.branch]))) throw new UnknownPlace('branch');
  }
  // A leap second (`:60`) passes the format check but is an invalid Date.
  if (due_at !== undefined && !(Math.abs(Date.parse(due_at) - Date.now()) <= MAX_DUE_MS))
    throw new UnknownPlace('due_at');
  if (assignee === undefined || assignee === null) return;
  const colleagues = await listColleagues(tx, scope, branch);
  if (!colleagues.some(({ id }) => id === assignee)) throw new UnknownPlace('assignee');
}

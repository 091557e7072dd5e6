import { eq, sql } from 'drizzle-orm';
import type { EnquiryByHand } from '#contract/enquiries';
import { storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { brands, carModels } from '../platform/db/schema/catalog';
import { deskNotes } from '../platform/db/schema/desk';
import { type Actor, recordAudit } from '../staff/audit/record';
import { areBranches } from '../staff/people';
import { isInScope, lockEnquiry } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import { insertEnquiry } from './enquiries';

export class UnknownChoiceAtDesk extends Error {
  override name = 'UnknownChoiceAtDesk';
  constructor(readonly field: 'brand' | 'model' | 'branch') {
    super(field);
  }
}

type DeskContext = { me: SignedIn; actor: Actor; language: 'ru' | 'uz' };

/** Stores an enquiry entered at the desk. `branch` defaults to the only branch of the staff member, if there is one. */
export async function enterEnquiry(
  tx: Database,
  enquiry: EnquiryByHand,
  { me, actor, language }: DeskContext,
): Promise<{ id: number }> {
  const own = me.scope.branches?.length === 1 ? me.scope.branches[0] : undefined;
  const branchId = enquiry.branch ?? own ?? null;
  await requireChoices(tx, enquiry, me);
  const name = enquiry.name.trim();
  const stored = await insertEnquiry(tx, {
    section: enquiry.section ?? 'phone',
    source: 'desk',
    text: enquiry.text.trim(),
    phone: storedPhone(enquiry.phone),
    fullName: name,
    nameFolded: foldedName(name),
    language: enquiry.language ?? language,
    brandId: enquiry.brand ?? null,
    modelId: enquiry.model ?? null,
    branchId,
    ...(enquiry.take && { status: 'in_work' as const, assigneeId: me.id, answeredAt: new Date() }),
  });
  const { id, reference, status } = stored;
  await recordAudit(tx, actor, {
    thing: 'enquiry',
    action: 'created',
    thingId: id,
    name: reference,
    branchId,
    after: { status, branch: branchId, assignee: stored.assigneeId },
  });
  return { id };
}

async function requireChoices(
  tx: Database,
  { brand, model, branch }: EnquiryByHand,
  { scope }: SignedIn,
): Promise<void> {
  if (branch !== undefined && !(isInScope(scope, branch) && (await areBranches(tx, [branch])))) {
    throw new UnknownChoiceAtDesk('branch');
  }
  if (brand !== undefined && (await tx.$count(brands, eq(brands.id, brand))) === 0)
    throw new UnknownChoiceAtDesk('brand');
  const ofBrand = brand === undefined ? sql`true` : eq(carModels.brandId, brand);
  if (model !== undefined && (await tx.$count(carModels, sql`${carModels.id} = ${model} and ${ofBrand}`)) === 0) {
    throw new UnknownChoiceAtDesk('model');
  }
}

/** Adds a note. Returns null if the enquiry is out of scope. The audit omits the text, which may have to be erased. */
export async function noteEnquiry(
  tx: Database,
  id: number,
  text: string,
  { me, actor }: DeskContext,
): Promise<{ id: number } | null> {
  const held = await lockEnquiry(tx, me.scope, id);
  if (!held) return null;
  const [stored] = await tx
    .insert(deskNotes)
    .values({ enquiryId: id, authorId: me.id, text: text.trim() })
    .returning({ id: deskNotes.id });
  if (!stored) throw new Error('The note was not stored');
  await recordAudit(tx, actor, {
    thing: 'enquiry',
    action: 'noted',
    thingId: id,
    name: held.reference,
    branchId: held.branchId,
  });
  return stored;
}

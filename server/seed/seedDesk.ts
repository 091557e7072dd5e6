import { inArray, sql } from 'drizzle-orm';
import type { EnquiryStatus } from '#contract/enquiries';
import { hashPassword } from '../platform/auth/passwords';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { carModels, parts, services } from '../platform/db/schema/catalog';
import { branches } from '../platform/db/schema/company';
import { auditEntries, deskNotes } from '../platform/db/schema/desk';

import { enquiries } from '../platform/db/schema/enquiries';

import { staff } from '../platform/db/schema/staff';
import { DEMO_PASSWORD } from '../platform/settings/demoSecrets';
import { demoStaff } from '../staff/demoStaff';
import { insertPerson, setBranches } from '../staff/people';
import { customers } from './content/customers';
import { demoNames, demoNotes, demoReference, enquiryTemplates } from './demoTexts';

const seedLock = 7_305_542;
const ENQUIRIES = 60;
const HOUR_MS = 3_600_000;
const PROMISED_MS = 24 * HOUR_MS;
const FRESH = [0.3, 1.2, 2.5, 5, 9, 14];
const ENDS: readonly EnquiryStatus[] = [
  'done',
  'waiting',
  'refused',
  'done',
  'in_work',
  'done',
  'spam',
  'done',
  'done',
  'refused',
];

/** Seeds demo staff and enquiries, unless there are staff already. Returns whether it seeded them. */
export async function seedDesk(db: Database, now = Date.now()): Promise<boolean> {
  if ((await db.$count(staff)) > 0) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await tx.$count(staff)) > 0) return false;
    const places = await tx.select({ id: branches.id }).from(branches).orderBy(branches.position, branches.id);
    const branchAt = (place: number) => places[place % places.length]?.id ?? null;
    const people = new Map<string, number>();
    for (const { branches: own, ...person } of demoStaff) {
      const id = await insertPerson(tx, { ...person, passwordHash });
      if (id === null) continue;
      people.set(person.role, id);
      await setBranches(
        tx,
        id,
        own.map(branchAt).filter((branch) => branch !== null),
      );
    }
    await seedEnquiries(tx, { now, branchAt, people });
    return true;
  });
}

/** Deletes the demo staff, whose password is public. */
export async function removeDemoDesk(tx: Database): Promise<void> {
  const references = Array.from({ length: ENQUIRIES }, (_, index) => referenceOf(index));
  await tx.delete(enquiries).where(inArray(enquiries.reference, references));
  await tx.delete(staff);
}

type Parts = { now: number; branchAt: (place: number) => number | null; people: Map<string, number> };

async function seedEnquiries(tx: Database, { now, branchAt, people }: Parts): Promise<void> {
  const models = new Map((await tx.select().from(carModels)).map((model) => [model.slug, model]));
  for (let index = ENQUIRIES - 1; index >= 0; index -= 1) {
    const template = enquiryTemplates[index % enquiryTemplates.length];
    if (!template) continue;
    const known = index % 10 === 3 ? customers[Math.floor(index / 10) % customers.length] : undefined;
    const name = known ? `${known.firstName} ${known.lastName}` : (demoNames[(index * 7) % demoNames.length] ?? '');
    const createdAt = new Date(now - (FRESH[index] ?? 20 + (index - FRESH.length) * 6 + ((index * 13) % 7)) * HOUR_MS);
    const status = statusOf(index);
    const place = index % 6 === 5 ? null : [0, 1, 0, 2, 0, 3, 1, 4, 0, 5, 1][index % 11];
    const branchId = place === null || place === undefined ? null : branchAt(place);
    const assigneeId = (status === 'new' ? undefined : people.get(seesTo(place))) ?? null;
    const answeredAt =
      status === 'new' || status === 'spam'
        ? null
        : new Date(createdAt.getTime() + (20 + ((index * 37) % 260)) * 60_000);
    const model = template.model === null ? undefined : models.get(template.model);
    const reference = referenceOf(index);
    const [stored] = await tx
      .insert(enquiries)
      .values({
        reference,
        section: isCall(index) ? 'phone' : template.section,
        status,
        source: isCall(index) ? 'desk' : 'site',
        text: template.text,
        phone: known?.phone ?? `+99890${1_000_100 + ((index * 7) % 45)}`,
        fullName: name,
        nameFolded: foldedName(name),
        language: template.language,
        brandId: model?.brandId ?? null,
        modelId: model?.id ?? null,
        partId: sql`(select id from ${parts} where slug = ${template.part ?? null})`,
        serviceId: sql`(select id from ${services} where slug = ${template.service ?? null})`,
        branchId,
        assigneeId,
        createdAt,
        dueAt: new Date(createdAt.getTime() + PROMISED_MS),
        answeredAt,
        updatedAt: answeredAt ?? createdAt,
        version: answeredAt ? 2 : 1,
      })
      .returning({ id: enquiries.id });
    if (!stored || answeredAt === null) continue;
    await tx.insert(auditEntries).values({
      at: answeredAt,
      staffId: assigneeId,
      action: 'changed',
      thing: 'enquiry',
      thingId: stored.id,
      name: reference,
      branchId,
      before: { status: 'new', assignee: null },
      after: { status, assignee: assigneeId },
    });
    if (index % 3 !== 0) continue;
    const text = demoNotes[(index / 3) % demoNotes.length] ?? '';
    await tx.insert(deskNotes).values({ enquiryId: stored.id, authorId: assigneeId, text, createdAt: answeredAt });
  }
}

const isCall = (index: number): boolean => index % 9 === 4;

function statusOf(index: number): EnquiryStatus {
  if (index === 4) return 'in_work';
  if (index < FRESH.length + 3) return 'new';
  return ENDS[index % ENDS.length] ?? 'done';
}

const seesTo = (place: number | null | undefined) => (place === 0 ? 'adviser' : place === 1 ? 'manager' : 'owner');

const referenceOf = (index: number): string => demoReference(`demo enquiry ${index}`);

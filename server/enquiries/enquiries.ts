import { sql } from 'drizzle-orm';
import type { EnquiryReceipt, NewEnquiry } from '#contract/enquiries';
import { normalizeName } from '#contract/rules/names';
import { requirePublished } from '../accounts/consents';
import { storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { foldedName } from '../platform/db/expressions';
import { idempotent } from '../platform/db/idempotency';
import { queryRows } from '../platform/db/queryRows';
import { brands, carModels, parts, services } from '../platform/db/schema/catalog';
import { branches } from '../platform/db/schema/company';

import { enquiries } from '../platform/db/schema/enquiries';

import type { Language } from '../platform/language';
import type { NewEnquiryRow, StoredEnquiry } from '../staff/scope';

export class UnknownChoice extends Error {
  override name = 'UnknownChoice';
  constructor(readonly field: 'car_brand' | 'car_model' | 'branch') {
    super(field);
  }
}

type Taking = {
  key: string | undefined;
  language: Language;
  /** Runs in the transaction that stores the enquiry, so that the notification is never lost. */
  notifyStaff?: (tx: Database, id: number) => Promise<void>;
};

/** Stores an enquiry. Idempotent per key. @throws UnknownChoice, UnknownPolicy, IdempotencyConflict */
export function acceptEnquiry(
  db: Database,
  enquiry: NewEnquiry,
  { key, language, notifyStaff }: Taking,
): Promise<EnquiryReceipt> {
  const { text, phone, full_name, section, car_brand, car_model, branch, part, service, consent } = enquiry;
  const payload = { text, phone, full_name, section, car_brand, car_model, branch, part, service, consent };
  const fullName = normalizeName(full_name);
  return idempotent(db, { scope: 'request', key, payload }, async (tx) => {
    await checkChoices(tx, enquiry);
    if (consent !== undefined) await requirePublished(tx, consent);
    const [row] = await tx
      .insert(enquiries)
      .values({
        section,
        text: text.trim(),
        phone: storedPhone(phone),
        fullName,
        nameFolded: foldedName(fullName),
        language,
        brandId: car_brand ?? null,
        modelId: car_model ?? null,
        branchId: branch ?? null,
        partId: sql`(select id from ${parts} where id = ${part ?? null}::int)`,
        serviceId: sql`(select id from ${services} where id = ${service ?? null}::int)`,
        consentVersion: consent ?? null,
        consentLanguage: consent === undefined ? null : language,
      })
      .returning({ id: enquiries.id, reference: enquiries.reference });
    if (!row) throw new Error('The enquiry was not stored');
    await notifyStaff?.(tx, row.id);
    return row;
  });
}

async function checkChoices(tx: Database, { car_brand, car_model, branch }: NewEnquiry): Promise<void> {
  if (car_brand === undefined && car_model === undefined && branch === undefined) return;
  const { rows } = await queryRows<{ brand: boolean; model: boolean; branch: boolean }>(
    tx,
    { brand: 'boolean', model: 'boolean', branch: 'boolean' },
    sql`select
    ${car_brand ?? null}::int is null or exists (select from ${brands} where id = ${car_brand ?? null}::int) as brand,
    ${car_model ?? null}::int is null or exists (
      select from ${carModels} where id = ${car_model ?? null}::int
        and brand_id = coalesce(${car_brand ?? null}::int, brand_id)) as model,
    ${branch ?? null}::int is null or exists (select from ${branches} where id = ${branch ?? null}::int) as branch`,
  );
  if (!rows[0]?.brand) throw new UnknownChoice('car_brand');
  if (!rows[0].model) throw new UnknownChoice('car_model');
  if (!rows[0].branch) throw new UnknownChoice('branch');
}

/** Inserts an enquiry without notifications, consent or idempotency key. */
export async function insertEnquiry(tx: Database, row: NewEnquiryRow): Promise<StoredEnquiry> {
  const [stored] = await tx.insert(enquiries).values(row).returning();
  if (!stored) throw new Error('The enquiry was not stored');
  return stored;
}

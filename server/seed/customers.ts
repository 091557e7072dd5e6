import { inArray } from 'drizzle-orm';
import { storeConsent } from '../accounts/consents';
import { createCustomer, findAccount } from '../accounts/customers';
import type { Database } from '../platform/db/database';
import { cars, users } from '../platform/db/schema/customers';
import { customers } from './content/customers';
import { personalData } from './content/documents/personalData';
import { models } from './content/models/models';
import { idsBySlug } from './rows/rowSet';

/** Puts in the demo customers that are not there: what a visitor of the demo has changed stays. */
export async function seedCustomers(tx: Database): Promise<void> {
  const modelId = idsBySlug(models);
  for (const { cars: garage, ...person } of customers) {
    if (await findAccount(tx, person.phone)) continue;
    const { id: userId } = await createCustomer(tx, person);
    await storeConsent(tx, { userId, version: personalData.version, language: 'ru' });
    const rows = garage.map(({ model, ...car }) => ({ ...car, userId, modelId: modelId(model) }));
    if (rows.length > 0) await tx.insert(cars).values(rows);
  }
}

/** With their cars and sessions: everybody knows their password. */
export async function removeDemoCustomers(tx: Database): Promise<void> {
  const phones = customers.map(({ phone }) => phone);
  await tx.delete(users).where(inArray(users.phone, phones));
}

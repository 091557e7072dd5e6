import type { Database } from '../db/database';
import { cars } from '../db/schema/customers';
import { createCustomer, findAccount } from '../repositories/customers';
import { customers } from './content/customers';
import { models } from './content/models/models';
import { idsBySlug } from './rows/rowSet';

/** Puts in the demo customers that are not there: what a visitor of the demo has changed stays. */
export async function seedCustomers(tx: Database): Promise<void> {
  const modelId = idsBySlug(models);
  for (const { cars: garage, ...person } of customers) {
    if (await findAccount(tx, person.phone)) continue;
    const { id: userId } = await createCustomer(tx, person);
    const rows = garage.map(({ model, ...car }) => ({ ...car, userId, modelId: modelId(model) }));
    if (rows.length > 0) await tx.insert(cars).values(rows);
  }
}

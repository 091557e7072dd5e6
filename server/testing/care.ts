import { sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/rules/clock';
import type { Database } from '../platform/db/database';

export async function garageCar(db: Database, userId: number, { mileage = 80_000, daysAgo = 0 } = {}): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into cars (user_id, model_id, vin, year, plate, mileage, mileage_at)
    values (${userId}, (select min(id) from car_models), 'XWBJF69V9JA004512', 2018, '01A777AA', ${mileage},
      now() - make_interval(days => ${daysAgo})) returning id`);
  return rows[0]?.id ?? 0;
}

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

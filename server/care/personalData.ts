import { sql } from 'drizzle-orm';
import type { DataSubject, PersonalDataPart, RowsOf } from '../accounts/personalData';

async function maintenanceOf(
  rowsOf: RowsOf,
  { id }: DataSubject,
): Promise<
  Record<
    'car_documents' | 'car_mileages' | 'car_own_records' | 'car_postponed_works' | 'car_reminders' | 'message_wishes',
    unknown[]
  >
> {
  const ofCars = sql`car_id in (select id from cars where user_id = ${id}::integer)`;
  return {
    car_documents: await rowsOf(sql`select car_id, kind.name as document, ends_on
      from car_documents join car_document_kinds kind on kind.id = kind_id where ${ofCars} order by car_id, kind_id`),
    car_mileages: await rowsOf(sql`select car_id, day, mileage from car_mileages where ${ofCars} order by car_id, day`),
    car_own_records: await rowsOf(sql`select car_id, title, done_on, mileage, note, cost, created_at
      from car_own_records where ${ofCars} order by car_id, done_on, id`),
    car_postponed_works: await rowsOf(sql`select car_id, fact, until_date, until_mileage
      from car_postponed_works where ${ofCars} order by car_id, fact`),
    car_reminders: await rowsOf(
      sql`select car_id, fact, at from car_reminders where ${ofCars} order by car_id, at, fact`,
    ),
    message_wishes: await rowsOf(
      sql`select channel, language, quiet_from, quiet_to, chat_id from message_wishes where user_id = ${id}::integer`,
    ),
  };
}

export const careData: PersonalDataPart = { export: maintenanceOf };

import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { deskReads } from '../db/schema/desk';
import { ZONE } from './sql';

/** Waits for an answer and notes who has read it; what was refused is no read. `call`: the path of the call. */
export async function noteRead<Answer>(
  db: Database,
  call: string,
  { request }: { request: FastifyRequest },
  answer: Promise<Answer>,
): Promise<Answer> {
  const read = await answer;
  const staffId = request.staff?.id;
  if (staffId === undefined) return read;
  const { id } = request.params as { id?: number };
  await db.execute(sql`
    insert into ${deskReads} (staff_id, day, call, thing_id) values (${staffId}, (now() at time zone ${ZONE})::date, ${call}, ${id ?? 0})
    on conflict (staff_id, day, call, thing_id) do update set times = ${deskReads}.times + 1, last_at = now()`);
  return read;
}

import { eq, type SQL, sql } from 'drizzle-orm';
import type { SharedHistory, SharedVisit } from '#contract/sharing';
import { firstClosedAt, visitsOfCar } from '../care/carHistory';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars } from '../platform/db/schema/accounts';
import { parts, services } from '../platform/db/schema/catalog';
import { inLanguage } from '../platform/db/schema/columns';
import { branches } from '../platform/db/schema/company';

import { historyShares } from '../platform/db/schema/sharing';
import { visitLines } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { localizedOrFallbackSql } from './estimates';
import { visitsOfOneCar } from './sameCar';

/** Keeps the region code only, because the rest of a plate identifies the owner. */
export const maskedPlate = (plate: string): string => plate.slice(0, 2) + '•'.repeat(Math.max(0, plate.length - 2));

const isOpen = (token: string): SQL =>
  sql`share.token_hash = ${hashOfToken(token)} and share.ended_at is null and share.expires_at > now()`;

/** Returns the id of the share link with this token, or null if it is unknown, ended or expired. */
export async function findShare(db: Database, token: string): Promise<number | null> {
  const { rows } = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select share.id from ${historyShares} share where ${isOpen(token)}`,
  );
  return rows[0]?.id ?? null;
}

/** Increments the reader count of a share link. The caller must exclude bots and browsers that were counted today. */
export async function countReader(db: Database, share: number): Promise<void> {
  await db
    .update(historyShares)
    .set({ opened: sql`${historyShares.opened} + 1` })
    .where(eq(historyShares.id, share));
}

type Row = SharedVisit & { car: string; year: number; plate: string | null };

/**
 * Returns a shared history, or null. The car is described by its closed visits, because garage entries are free text.
 */
export async function readShared(db: Database, token: string, language: Language): Promise<SharedHistory | null> {
  const { rows } = await queryRows<{ user: number; car: number; expires_at: string; all: number }>(
    db,
    { user: 'number', car: 'number', expires_at: 'text', all: 'number' },
    sql`
    select share.user_id as "user", share.car_id as car, ${iso(sql`share.expires_at`)} as expires_at,
      (select count(*)::int from ${visitsOfCar(sql`share.user_id`, sql`share.car_id`)} visit) as "all"
    from ${historyShares} share join ${cars} car on car.id = share.car_id where ${isOpen(token)}`,
  );
  const [share] = rows;
  if (!share) return null;
  const read = await sharedVisits(db, share.user, share.car, language);
  const [last] = read;
  return {
    car: last?.car ?? '',
    year: last?.year ?? 0,
    plate: maskedPlate(read.find(({ plate }) => plate)?.plate ?? ''),
    expires_at: share.expires_at,
    visits: read.map(({ car: _car, year: _year, plate: _plate, ...visit }) => visit),
    other_car_visits: share.all - read.length,
  };
}

/** Reads names of work and parts from the catalog only, because line items may contain any text. */
async function sharedVisits(db: Database, user: number, car: number, language: Language): Promise<Row[]> {
  const isDone = sql`line.visit_id = visit.id and line.decision is distinct from 'declined'`;
  const contents = {
    work: sql`${services} content on content.id = line.service_id`,
    part: sql`${parts} content on content.id = line.part_id`,
  };
  const namesOf = (kind: keyof typeof contents) => sql`(
    select coalesce(json_agg(${localizedOrFallbackSql(sql`content.name`, language)} order by line.position, line.id), '[]'::json)
    from ${visitLines} line join ${contents[kind]} where ${isDone} and line.kind = ${kind})`;
  const unnamedOf = (kind: keyof typeof contents) => sql`(select count(*)::int
    from ${visitLines} line left join ${contents[kind]} where ${isDone} and line.kind = ${kind} and content.id is null)`;
  const { rows } = await queryRows<Row>(
    db,
    {
      mileage: 'number',
      branch: 'text',
      works: 'json',
      parts: 'json',
      closed_at: 'text',
      other_works: 'number',
      other_parts: 'number',
      other_lines: 'number',
      car: 'text',
      year: 'number',
      plate: 'text?',
    },
    sql`
    select visit.car, visit.year, visit.plate, ${iso(firstClosedAt)} as closed_at, visit.mileage,
      ${namesOf('work')} as works, ${namesOf('part')} as parts,
      ${unnamedOf('work')} as other_works, ${unnamedOf('part')} as other_parts,
      (select count(*)::int from ${visitLines} line where ${isDone} and line.kind = 'free') as other_lines,
      (select ${inLanguage(branches.name, language)} from ${branches} where ${branches.id} = visit.branch_id) as branch
    from ${visitsOfOneCar(user, car)} visit
    order by ${firstClosedAt} desc, visit.id desc`,
  );
  return rows;
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Named } from '#contract/common';
import type { Branch, CallCenter, ContactEntry, Employee, HoursException, Region } from '#contract/company';
import { formatDay, weekTexts } from '#contract/content/hours';
import type { Database } from '../platform/db/database';
import { dateIn, named, withoutNull } from '../platform/db/expressions';

import { inLanguage } from '../platform/db/schema/columns';
import {
  bays,
  bookingRules,
  branches,
  contacts,
  employees,
  hoursExceptions,
  regions,
} from '../platform/db/schema/visible';
import type { Language } from '../platform/language';

/** Returns the regions of the branches in the order set at the desk. */
export function listRegions(db: Database, language: Language): Promise<Region[]> {
  return db
    .select({ id: regions.id, name: inLanguage(regions.name, language) })
    .from(regions)
    .orderBy(asc(regions.position), asc(regions.id));
}

/** SQL condition: the branch takes online bookings. Must agree with server/booking/branchSchedule.ts. */
const isBookable = sql<boolean>`coalesce(
    (select online from ${bookingRules} where branch_id = ${branches.id} order by position, id limit 1),
    (select online from ${bookingRules} where branch_id is null order by position, id limit 1), false)
  and exists (select from ${bays} where branch_id = ${branches.id})`;

/** Returns the names of the branches that accept online bookings. */
export function listBookableBranches(db: Database, language: Language): Promise<Named[]> {
  return db
    .select({ id: branches.id, name: inLanguage(branches.name, language) })
    .from(branches)
    .where(isBookable)
    .orderBy(asc(branches.position), asc(branches.id));
}

/** Returns the visible branches, or those of one region, with their weekly hours and exceptions from yesterday on. */
export async function listBranches(db: Database, language: Language, regionId?: number): Promise<Branch[]> {
  const rows = await db
    .select({
      id: branches.id,
      name: inLanguage(branches.name, language),
      address: inLanguage(branches.address, language),
      locality: sql<string | null>`nullif(${inLanguage(branches.locality, language)}, '')`,
      postal_code: sql<string | null>`nullif(${branches.postalCode}, '')`,
      photo: branches.photo,
      latitude: branches.latitude,
      longitude: branches.longitude,
      week: branches.week,
      weekdays: branches.hoursWeekdays,
      saturday: branches.hoursSaturday,
      sunday: branches.hoursSunday,
      service_manager_phone: branches.serviceManagerPhone,
      store_manager_phone: branches.storeManagerPhone,
      region: named(regions, language),
      is_bookable: isBookable,
    })
    .from(branches)
    .leftJoin(regions, eq(regions.id, branches.regionId))
    .where(regionId === undefined ? undefined : eq(branches.regionId, regionId))
    .orderBy(asc(branches.position), asc(branches.id));
  const exceptions = await listExceptions(db, language);
  return rows.map(({ week, weekdays, saturday, sunday, ...row }) => {
    const texts = week ? weekTexts(week, language) : { weekdays, saturday, sunday };
    // Clients apply the first exception that matches a day, so those of the branch precede those of all branches.
    const own = [row.id, null].flatMap((id) => exceptions.get(id) ?? []);
    return {
      ...withoutNull(row, 'region', 'locality', 'postal_code'),
      working_times_M_F: texts.weekdays,
      working_times_Sat: texts.saturday,
      working_times_Sun: texts.sunday,
      ...(own.length > 0 && { exceptions: own }),
    };
  });
}

/** Includes exceptions of yesterday, because its night shift may end today. */
async function listExceptions(db: Database, language: Language): Promise<Map<number | null, HoursException[]>> {
  const lastDay = sql<string>`coalesce(${hoursExceptions.to}, ${hoursExceptions.from})`;
  const rows = await db
    .select({
      branchId: hoursExceptions.branchId,
      from: hoursExceptions.from,
      to: sql<string>`${lastDay}::text`,
      day: hoursExceptions.day,
      reason: sql<string | null>`nullif(${inLanguage(hoursExceptions.reason, language)}, '')`,
    })
    .from(hoursExceptions)
    .where(sql`${lastDay} >= ${dateIn(sql`now()`)} - 1`)
    .orderBy(asc(hoursExceptions.from), asc(hoursExceptions.id));
  const byBranch = new Map<number | null, HoursException[]>();
  for (const { branchId, day, ...row } of rows) {
    const exception = { ...withoutNull(row, 'reason'), hours: formatDay(day) };
    byBranch.set(branchId, [...(byBranch.get(branchId) ?? []), exception]);
  }
  return byBranch;
}

/** Returns the team for the public site, not the accounts of the desk. */
export function listStaff(db: Database, language: Language): Promise<Employee[]> {
  return db
    .select({
      id: employees.id,
      name: inLanguage(employees.name, language),
      position: inLanguage(employees.jobTitle, language),
      photo: employees.photo,
    })
    .from(employees)
    .orderBy(asc(employees.position), asc(employees.id));
}

/** Returns the first call centre phone, or an empty phone if content has none. */
export async function findCallCenter(db: Database): Promise<CallCenter> {
  const [contact] = await db
    .select({ phone: contacts.phone })
    .from(contacts)
    .where(eq(contacts.kind, 'call_center'))
    .orderBy(asc(contacts.position), asc(contacts.id))
    .limit(1);
  return contact ?? { phone: '' };
}

/** Returns the insurance or roadside assistance phones in the order set at the desk. */
export function listContacts(
  db: Database,
  language: Language,
  kind: 'insurance' | 'roadside',
): Promise<ContactEntry[]> {
  return db
    .select({ name: inLanguage(contacts.name, language), phone: contacts.phone })
    .from(contacts)
    .where(eq(contacts.kind, kind))
    .orderBy(asc(contacts.position), asc(contacts.id));
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Employee } from '../../contract/about';
import type { Branch, Region } from '../../contract/branches';
import type { CallCenter, ContactEntry } from '../../contract/contacts';
import type { Database } from '../db/database';
import { inLanguage } from '../db/schema/localized';
import { branches, contacts, employees, regions } from '../db/schema/shown';
import type { Language } from '../http/language';
import { named, withoutNull } from './expressions';

export function listRegions(db: Database, language: Language): Promise<Region[]> {
  return db
    .select({ id: regions.id, name: inLanguage(regions.name, language) })
    .from(regions)
    .orderBy(asc(regions.position), asc(regions.id));
}

/** All branches, or those of a region; empty for a region that is not there. */
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
      working_times_M_F: branches.hoursWeekdays,
      working_times_Sat: branches.hoursSaturday,
      working_times_Sun: branches.hoursSunday,
      service_manager_phone: branches.serviceManagerPhone,
      store_manager_phone: branches.storeManagerPhone,
      region: named(regions, language),
    })
    .from(branches)
    .leftJoin(regions, eq(regions.id, branches.regionId))
    .where(regionId === undefined ? undefined : eq(branches.regionId, regionId))
    .orderBy(asc(branches.position), asc(branches.id));
  return rows.map((row) => withoutNull(row, 'region', 'locality', 'postal_code'));
}

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

/** The first consultation number; empty when none is set. */
export async function findCallCenter(db: Database): Promise<CallCenter> {
  const [contact] = await db
    .select({ phone: contacts.phone })
    .from(contacts)
    .where(eq(contacts.kind, 'call_center'))
    .orderBy(asc(contacts.position), asc(contacts.id))
    .limit(1);
  return contact ?? { phone: '' };
}

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

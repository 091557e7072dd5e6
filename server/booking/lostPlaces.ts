import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { services } from '../db/schema/services';
import { canDo } from './availability';
import { dayOf, minuteAt } from './minutes';
import { openSpans } from './opening';
import type { StoredBooking } from './tell';
import { readWorlds } from './worlds';

/** What a booking has lost: its branch or a service is hidden, its bay is hidden, elsewhere or cannot do the work, or the branch is closed then. */
type LostPlace = 'branch' | 'bay' | 'service' | 'closed';

type Booked = Pick<StoredBooking, 'id' | 'branchId' | 'bayId' | 'services' | 'startsAt' | 'endsAt' | 'isOverbooked'>;

/** By id, only those that have lost something. What the staff has put outside of hours or bays, with a reason, has not lost them. 6 statements. */
export async function lostPlaces(db: Database, rows: readonly Booked[]): Promise<Map<number, LostPlace[]>> {
  const lost = new Map<number, LostPlace[]>();
  if (rows.length === 0) return lost;
  const days = rows.flatMap(({ startsAt, endsAt }) => [dayOf(minuteAt(startsAt)), dayOf(minuteAt(endsAt))]);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const worlds = await readWorlds(db, { branches: [...new Set(rows.map(({ branchId }) => branchId))], first, last });
  const open = new Map(worlds.map(({ branch, world }) => [branch, openSpans(world.hours, first, last)]));
  const ids = [...new Set(rows.flatMap((row) => row.services.map(({ id }) => id)))];
  const known = await db
    .select({ id: services.id, category: services.categoryId, hidden: services.hidden })
    .from(services)
    .where(inArray(services.id, ids));
  for (const row of rows) {
    const why: LostPlace[] = [];
    const own = row.services.map(({ id }) => known.find((one) => one.id === id));
    if (own.some((service) => !service || service.hidden)) why.push('service');
    const found = worlds.find(({ branch }) => branch === row.branchId);
    if (!found) why.push('branch');
    else {
      const bay = found.world.bays.find(({ id }) => id === row.bayId);
      const categories = own.flatMap((service) => service?.category ?? []);
      if (!bay || (!row.isOverbooked && !canDo(bay, categories))) why.push('bay');
      const [from, to] = [minuteAt(row.startsAt), minuteAt(row.endsAt)];
      const isOpen = open.get(row.branchId)?.some((span) => span.from <= from && to <= span.to);
      if (!isOpen && !row.isOverbooked) why.push('closed');
    }
    if (why.length > 0) lost.set(row.id, why);
  }
  return lost;
}

import { sql } from 'drizzle-orm';
import type { DeskToday, TodayEnquiries } from '#contract/activity';
import { addDays } from '#contract/rules/clock';
import { DESK_MAX_COUNT } from '#contract/rules/deskLimits';
import { ENQUIRY_SECTIONS } from '#contract/rules/limits';
import { mayDo } from '#contract/rules/permissions';
import { countBays, countComingBookings } from '../booking/deskToday';
import { today } from '../enquiries/deskDay';
import { isOverdue } from '../enquiries/deskFilter';
import type { Database } from '../platform/db/database';
import { branchRef, endOfDay, startOfDay, ZONE } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import type { Language } from '../platform/language';
import { enquiriesOf, type Scope } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import { countVisits } from '../visits/deskList';
import { countDueTasks } from './tasks';

const DAYS = 30;

const median = sql`percentile_cont(0.5) within group (order by extract(epoch from request.answered_at - request.created_at))`;

/** Returns the state of the day at the reader's branches. Mechanics get only the workshop. */
export async function readToday(db: Database, me: SignedIn, language: Language): Promise<DeskToday> {
  const day = await today(db);
  const visits = await countVisits(db, me.scope);
  const bays = await countBays(db, me.scope, language);
  const coming = await countComingBookings(db, me.scope);
  const tasks = mayDo(me.role, 'work on tasks') ? await countDueTasks(db, me) : null;
  const enquiries = mayDo(me.role, 'read enquiries')
    ? await countEnquiries(db, { scope: me.scope, language, day })
    : null;
  return { day, visits, bays, coming, tasks, enquiries };
}

type Counted = { scope: Scope; language: Language; day: string };

/**
 * Returns numbers of enquiries in scope: today's, and those of the last 30 days in Tashkent time without spam. Answer
 * times are medians in seconds.
 */
async function countEnquiries(db: Database, { scope, language, day }: Counted): Promise<TodayEnquiries> {
  const enquiries = enquiriesOf(scope);
  const from = addDays(day, 1 - DAYS);
  // Same filter as the enquiry list: each count must equal the length of the list that it links to.
  const recent = sql`${enquiries} request
    where request.created_at >= ${startOfDay(from)} and request.created_at < ${endOfDay(day)} and request.status <> 'spam'`;
  const counted = (which: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select from ${enquiries} request where ${which} limit ${DESK_MAX_COUNT}) found)`;
  const heads = await queryRows<Pick<TodayEnquiries, 'came' | 'new' | 'overdue' | 'answer_seconds'>>(
    db,
    { new: 'number', came: 'number', overdue: 'number', answer_seconds: 'number?' },
    sql`select
    (select count(*)::int from ${enquiries} request where request.created_at >= ${startOfDay(day)}) as came,
    ${counted(sql`request.status = 'new'`)} as new, ${counted(isOverdue)} as overdue,
    (select ${median}::int from ${recent} and request.answered_at is not null) as answer_seconds`,
  );
  const branches = await queryRows<TodayEnquiries['branches'][number]>(
    db,
    { branch: 'json?', answer_seconds: 'number?', answered: 'number' },
    sql`
    select ${branchRef(sql`found.branch_id`, language)} as branch, found.answered, found.answer_seconds from (
      select request.branch_id, count(*)::int as answered, ${median}::int as answer_seconds
      from ${recent} and request.answered_at is not null group by request.branch_id) found
    order by found.answered desc, found.branch_id`,
  );
  const sections = await queryRows<{ section: TodayEnquiries['sections'][number]['section']; count: number }>(
    db,
    { section: 'text', count: 'number' },
    sql`select request.section, count(*)::int as count from ${recent} group by request.section`,
  );
  const hours = await queryRows<TodayEnquiries['hours'][number]>(
    db,
    { count: 'number', hour: 'number', today: 'number' },
    sql`
    select extract(hour from request.created_at at time zone ${ZONE})::int as hour, count(*)::int as count,
      (count(*) filter (where request.created_at >= ${startOfDay(day)}))::int as today
    from ${recent} group by 1`,
  );
  const [head] = heads.rows;
  if (!head) throw new Error('Nothing was counted');
  return {
    from,
    ...head,
    branches: branches.rows,
    sections: ENQUIRY_SECTIONS.map(
      (section) => sections.rows.find((row) => row.section === section) ?? { section, count: 0 },
    ),
    hours: Array.from(
      { length: 24 },
      (_, hour) => hours.rows.find((row) => row.hour === hour) ?? { hour, count: 0, today: 0 },
    ),
  };
}

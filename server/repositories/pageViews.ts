import { sql } from 'drizzle-orm';
import type { PageView } from '../../contract/pageViews';
import type { Database } from '../db/database';
import { pageViews } from '../db/schema/pageViews';

/** Rows of a day: whoever makes paths and referrers up must not fill the disk. Beyond it what is new counts as elsewhere. */
const ROWS_A_DAY = 10_000;
const ELSEWHERE = { path: '/*', referrer: '' };

/** Counts one view of today. 1 statement, or 2 for what today has not been seen yet. */
export async function countPageView(db: Database, view: PageView, most = ROWS_A_DAY): Promise<void> {
  const today = sql`(now() at time zone 'Asia/Tashkent')::date`;
  const { path, referrer, language, device } = view;
  const { rows } = await db.execute(sql`update ${pageViews} set count = count + 1 where day = ${today}
    and path = ${path} and referrer = ${referrer} and language = ${language} and device = ${device} returning 1`);
  if (rows.length > 0) return;
  await db.execute(sql`
    with known as (select count(*) < ${most}::int as has_room from ${pageViews} where day = ${today})
    insert into ${pageViews} as counted (day, path, referrer, language, device)
    select ${today}, case when has_room then ${path}::text else ${ELSEWHERE.path}::text end,
      case when has_room then ${referrer}::text else ${ELSEWHERE.referrer}::text end, ${language}, ${device} from known
    on conflict (day, path, referrer, language, device) do update set count = counted.count + 1`);
}

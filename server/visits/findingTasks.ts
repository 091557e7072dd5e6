import { type SQL, sql } from 'drizzle-orm';
import { DECLINED_FINDING_DAYS } from '#contract/rules/deskLimits';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { deskTasks } from '../platform/db/schema/desk';
import { staff } from '../platform/db/schema/staff';
import { visitFindings, visitLines, visits } from '../platform/db/schema/visits';
import type { Language } from '../platform/language';
import { type Actor, recordAudit } from '../staff/audit/record';

/** Title of a finding in the reader's language; null without a finding. */
export const findingTitle = (id: SQL, language: Language): SQL =>
  sql`(select nullif(finding.title ->> ${language}, '') from ${visitFindings} finding where finding.id = ${id})`;

/**
 * Follows a closed visit: adds a task for each red finding whose work was not approved, due `DECLINED_FINDING_DAYS`
 * later, and ends those of the car's earlier visits whose work is now done. A correction replaces the tasks of the
 * corrected visit. Demo visits close in the past, and get no task that would be long overdue.
 */
export async function addFindingTasks(tx: Database, visit: number, actor: Actor): Promise<void> {
  const closed = sql`(select * from ${visits} where id = ${visit})`;
  await tx.execute(sql`delete from ${deskTasks} where done_at is null and kind = 'finding'
    and visit_id = (select corrects_id from ${closed} closed)`);
  await tx.execute(sql`update ${deskTasks} task set done_at = now(), version = task.version + 1
    from ${visitFindings} finding, ${visits} earlier, ${closed} closed
    where task.done_at is null and finding.id = task.finding_id and earlier.id = finding.visit_id
      and earlier.car_id = closed.car_id and earlier.id <> closed.id
      and exists (select from ${visitLines} line where line.visit_id = closed.id and line.service_id = finding.service_id
        and line.decision is distinct from 'declined')`);
  const { rows } = await queryRows<{ id: number; branch: number }>(
    tx,
    { id: 'number', branch: 'number' },
    sql`insert into ${deskTasks} (kind, text, due_at, staff_id, branch_id, visit_id, finding_id)
    select 'finding', finding.title ->> 'ru', visit.closed_at + make_interval(days => ${DECLINED_FINDING_DAYS}),
      case when adviser.disabled_at is null and adviser.role <> 'mechanic' then adviser.id end, visit.branch_id, visit.id, finding.id
    from ${closed} visit join ${visitFindings} finding on finding.visit_id = visit.id left join ${staff} adviser on adviser.id = visit.closed_by
    where finding.level = 'red' and visit.phone is not null
      and visit.closed_at > now() - make_interval(days => ${2 * DECLINED_FINDING_DAYS}) and not exists (
      select from ${visitLines} line where line.visit_id = visit.id and line.service_id = finding.service_id
        and line.decision is distinct from 'declined')
    on conflict (finding_id) do nothing returning id, branch_id as branch`,
  );
  if (rows.length > 0)
    await recordAudit(
      tx,
      actor,
      ...rows.map(({ id, branch }) => ({
        thing: 'task' as const,
        action: 'created' as const,
        thingId: id,
        branchId: branch,
      })),
    );
}

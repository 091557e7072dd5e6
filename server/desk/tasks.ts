import { eq, type SQL, sql } from 'drizzle-orm';
import { TASK_MAX_DAYS, TASKS_MAX } from '#contract/rules/deskLimits';
import type { NewTask, Task, TaskChange, TaskList, TaskListQuery } from '#contract/tasks';
import { matchesPhoneSpans } from '../accounts/formerPhones';
import type { DataSubject, PersonalDataPart } from '../accounts/personalData';
import type { Database } from '../platform/db/database';
import { branchRef, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { deskTasks } from '../platform/db/schema/desk';
import { staff } from '../platform/db/schema/staff';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { type Actor, difference, recordAudit } from '../staff/audit/record';
import { listColleagues } from '../staff/people';
import { bookingsOf, customersOf, enquiriesOf, inScope, type Scope, visitsOf } from '../staff/scope';
import type { SignedIn } from '../staff/signedIn';
import { findingTitle } from '../visits/findingTasks';
import { isTaskShown } from '../visits/promise';

type StoredTask = typeof deskTasks.$inferSelect;
type Reader = { me: SignedIn; language: Language };
type Author = Reader & { actor: Actor };

const DAY_MS = 86_400_000;

/** Tasks of the reader's branches, and those without a branch that they wrote or should do. */
const tasksOf = ({ id, scope }: SignedIn): SQL =>
  scope.branches === null
    ? sql`(select * from ${deskTasks} where ${isTaskShown(sql`${deskTasks}`)})`
    : sql`(select * from ${deskTasks} where ${isTaskShown(sql`${deskTasks}`)} and (
        branch_id is not null and ${inScope(scope, sql`branch_id`)} or staff_id = ${id} or created_by = ${id}))`;

const isMine = ({ id }: SignedIn): SQL => sql`(task.staff_id = ${id} or task.staff_id is null)`;

const subjectOf = ({ scope }: SignedIn): SQL => sql`
  case when task.request_id is not null then json_build_object('kind', 'enquiry', 'id', task.request_id,
      'label', coalesce(request.reference, ''), 'name', coalesce(request.full_name, ''), 'phone', coalesce(request.phone, ''), 'car', '')
    when task.booking_id is not null then json_build_object('kind', 'booking', 'id', task.booking_id,
      'label', coalesce(booking.reference, ''), 'name', coalesce(booking.name, ''), 'phone', coalesce(booking.phone, ''), 'car', coalesce(booking.car, ''))
    when task.visit_id is not null then json_build_object('kind', 'visit', 'id', task.visit_id,
      'label', coalesce(visit.reference, ''), 'name', coalesce(visit.name, ''), 'phone', coalesce(visit.phone, ''), 'car', coalesce(visit.car, ''))
    when task.user_id is not null then (select json_build_object('kind', 'customer', 'id', task.user_id,
      'label', '', 'name', coalesce(max(person.shown_name), ''), 'phone', coalesce(max(person.shown_phone), ''), 'car', '')
      from ${customersOf(scope)} person where person.id = task.user_id) end`;

async function readTasks(db: Database, where: SQL, order: SQL, { me, language }: Reader): Promise<Task[]> {
  const { rows } = await queryRows<Task>(
    db,
    {
      id: 'number',
      kind: 'text',
      text: 'text',
      due_at: 'text',
      done_at: 'text?',
      assignee: 'json?',
      branch: 'json?',
      subject: 'json?',
      version: 'number',
    },
    sql`select task.id, task.kind, task.version, ${iso(sql`task.due_at`)} as due_at, ${iso(sql`task.done_at`)} as done_at,
      coalesce(${findingTitle(sql`task.finding_id`, language)}, task.text) as text,
      (select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = task.staff_id) as assignee,
      case when task.branch_id is not null then ${branchRef(sql`task.branch_id`, language)} end as branch,
      ${subjectOf(me)} as subject
    from (select * from ${tasksOf(me)} task where ${where} order by ${order} limit ${TASKS_MAX}) task
      left join ${enquiriesOf(me.scope)} request on request.id = task.request_id
      left join ${bookingsOf(me.scope)} booking on booking.id = task.booking_id
      left join ${visitsOf(me.scope)} visit on visit.id = task.visit_id
    order by ${order}`,
  );
  return rows;
}

/** Returns up to `TASKS_MAX` tasks: open ones by due time, or done ones, newest first. */
export async function listTasks(
  db: Database,
  { whose = 'mine', state = 'open' }: TaskListQuery,
  reader: Reader,
): Promise<TaskList> {
  const own = whose === 'mine' ? isMine(reader.me) : sql`true`;
  const items =
    state === 'open'
      ? await readTasks(db, sql`${own} and task.done_at is null`, sql`task.due_at, task.id`, reader)
      : await readTasks(db, sql`${own} and task.done_at is not null`, sql`task.done_at desc, task.id desc`, reader);
  return { due: await countDueTasks(db, reader.me), items };
}

/** Counts the reader's own and unassigned open tasks whose time has come. */
export async function countDueTasks(db: Database, me: SignedIn): Promise<number> {
  const { rows } = await queryRows<{ due: number }>(
    db,
    { due: 'number' },
    sql`select count(*)::int as due from ${tasksOf(me)} task
      where ${isMine(me)} and task.done_at is null and task.due_at <= now()`,
  );
  return rows[0]?.due ?? 0;
}

/** Returns a task that the reader may see. @throws 404 */
export async function readTask(db: Database, id: number, reader: Reader): Promise<Task> {
  const [task] = await readTasks(db, sql`task.id = ${id}`, sql`task.id`, reader);
  if (!task) throw new ApiFailure(404, 'not_found');
  return task;
}

type Subject = NonNullable<NewTask['subject']>;
const columns = { enquiry: 'enquiryId', booking: 'bookingId', visit: 'visitId', customer: 'userId' } as const;

/** Returns the branch of a subject that the scope shows. @throws 400 on `subject` */
async function branchOfSubject(tx: Database, { kind, id }: Subject, { me, language }: Author): Promise<number | null> {
  const visible = {
    enquiry: sql`select branch_id from ${enquiriesOf(me.scope)} visible where id = ${id}`,
    booking: sql`select branch_id from ${bookingsOf(me.scope)} visible where id = ${id}`,
    visit: sql`select branch_id from ${visitsOf(me.scope)} visible where id = ${id}`,
    customer: sql`select null::int as branch_id from ${customersOf(me.scope)} visible where id = ${id}`,
  };
  const { rows } = await queryRows<{ branch_id: number | null }>(tx, { branch_id: 'number?' }, visible[kind]);
  const [found] = rows;
  if (!found) throw refusedField('subject', language);
  return found.branch_id;
}

function requireDueTime(due: string, language: Language): Date {
  const at = new Date(due);
  // A leap second (`:60`) passes the format check but is an invalid Date.
  if (!(Math.abs(at.getTime() - Date.now()) <= TASK_MAX_DAYS * DAY_MS)) throw refusedField('due_at', language);
  return at;
}

async function requireColleague(
  tx: Database,
  assignee: number | null | undefined,
  branch: number | null,
  { me, language }: Author,
): Promise<void> {
  if (assignee === undefined || assignee === null || assignee === me.id) return;
  const colleagues = await listColleagues(tx, me.scope, branch);
  if (!colleagues.some(({ id }) => id === assignee)) throw refusedField('assignee', language);
}

/** Adds a task and an audit entry. @throws 400 on `subject`, `due_at`, `assignee` */
export async function addTask(tx: Database, task: NewTask, by: Author): Promise<{ id: number }> {
  const { subject, assignee = by.me.id } = task;
  const branchId = subject ? await branchOfSubject(tx, subject, by) : null;
  const dueAt = requireDueTime(task.due_at, by.language);
  await requireColleague(tx, assignee, branchId, by);
  const [stored] = await tx
    .insert(deskTasks)
    .values({
      text: task.text.trim(),
      dueAt,
      staffId: assignee,
      createdBy: by.me.id,
      branchId,
      ...(subject && { [columns[subject.kind]]: subject.id }),
    })
    .returning();
  if (!stored) throw new Error('The task was not stored');
  await record(tx, by.actor, stored, { action: 'created', after: { due_at: dueAt.toISOString(), assignee } });
  return { id: stored.id };
}

/** @throws 404, 400 on `due_at`, `assignee`. Returns false if the version is not the current one. */
export async function changeTask(
  tx: Database,
  { id, version, change }: { id: number; version: number; change: TaskChange },
  by: Author,
): Promise<boolean> {
  const [stored] = await tx.select().from(deskTasks).where(eq(deskTasks.id, id)).for('update');
  if (!stored) throw new ApiFailure(404, 'not_found');
  await readTask(tx, id, by);
  if (stored.version !== version) return false;
  const { assignee, due_at: due, done, text } = change;
  const dueAt = due === undefined ? stored.dueAt : requireDueTime(due, by.language);
  await requireColleague(tx, assignee, stored.branchId, by);
  const doneAt = done === undefined ? stored.doneAt : done ? (stored.doneAt ?? new Date()) : null;
  const after = {
    ...stored,
    dueAt,
    doneAt,
    staffId: assignee === undefined ? stored.staffId : assignee,
    text: text === undefined ? stored.text : text.trim(),
  };
  await tx
    .update(deskTasks)
    .set({ dueAt, doneAt, staffId: after.staffId, text: after.text, version: version + 1 })
    .where(eq(deskTasks.id, id));
  await record(tx, by.actor, after, { action: 'changed', ...difference(valuesOf(stored), valuesOf(after)) });
  return true;
}

const valuesOf = ({ dueAt, doneAt, staffId }: StoredTask) => ({
  due_at: dueAt.toISOString(),
  assignee: staffId,
  is_done: doneAt !== null,
});

/** The audit names no text, which could not be erased. */
const record = (
  tx: Database,
  actor: Actor,
  { id, branchId }: StoredTask,
  what: Pick<Parameters<typeof recordAudit>[2], 'action' | 'before' | 'after'>,
) => recordAudit(tx, actor, { ...what, thing: 'task', thingId: id, branchId });

const EVERYWHERE: Scope = { branches: null };

function isAbout({ id, spans }: DataSubject): SQL {
  const isTheirs = matchesPhoneSpans(spans, sql`phone`, sql`created_at`);
  return sql`(task.user_id = ${id}::integer
    or task.visit_id in (select id from ${visitsOf(EVERYWHERE)} visit where user_id = ${id}::integer)
    or task.booking_id in (select id from ${bookingsOf(EVERYWHERE)} booking where user_id = ${id}::integer or (user_id is null and ${isTheirs}))
    or task.request_id in (select id from ${enquiriesOf(EVERYWHERE)} request where ${isTheirs}))`;
}

/** Erasure deletes the tasks, because their texts are about the person. Must run before phones are erased. */
export const tasksData: PersonalDataPart = {
  erase: async (tx, person) => {
    await tx.execute(sql`delete from ${deskTasks} task where ${isAbout(person)}`);
    return 0;
  },
  export: async (rowsOf, person) => ({
    desk_tasks: await rowsOf(
      sql`select task.text, task.due_at, task.done_at, task.created_at from ${deskTasks} task where ${isAbout(person)} order by task.id`,
    ),
  }),
};

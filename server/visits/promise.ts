import { and, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { PROMISE_MAX_DAYS, PROMISE_STEP_MINUTES } from '#contract/rules/visits';
import type { PromiseTimes, PromiseTimesQuery } from '#contract/visitsDesk';
import { openSpans, readHours } from '../catalog/openingHours';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { deskTasks } from '../platform/db/schema/desk';
import { staff } from '../platform/db/schema/staff';
import { services } from '../platform/db/schema/visible';
import { visitLines, visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { refusedClosed, refusedField, refusedTime } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { dayOf, isoOf, minuteAt, type Span, timeAt } from '../platform/minutes';
import { type Actor, recordAudit } from '../staff/audit/record';
import { bookingsOf, enquiriesOf, isInScope, visitsOf } from '../staff/scope';
import type { DeskReader } from './scope';
import type { StoredVisit } from './seal';

const DEFAULT_MINUTES = 60;
const OFFERED_HOURS = [1, 2, 4];
const MAX_OFFERED = 6;
/** After opening, so that a car can be finished that was left overnight. */
const MORNING_MINUTES = 120;

const UNFINISHED = ['open', 'sent', 'in_work'];

/** Whether the promise of a visit can still be kept or missed. */
export const isPromisePending = ({ promisedAt, state, correctsId }: StoredVisit): boolean =>
  promisedAt !== null && correctsId === null && UNFINISHED.includes(state);

const roundedUp = (minute: number): number => Math.ceil(minute / PROMISE_STEP_MINUTES) * PROMISE_STEP_MINUTES;

const isOpen = (spans: readonly Span[], minute: number): boolean =>
  spans.some(({ from, to }) => from <= minute && minute <= to);

/**
 * Returns the minute at which `minutes` of work that begins at `start` are done. The work pauses outside of opening
 * hours; without opening hours it never pauses.
 */
export function doneAfter(spans: readonly Span[], start: number, minutes: number): number {
  let left = minutes;
  for (const { from, to } of spans) {
    const begins = Math.max(from, start);
    if (begins >= to) continue;
    if (begins + left <= to) return begins + left;
    left -= to - begins;
  }
  return start + minutes;
}

/**
 * Returns the times that the desk offers to promise: `suggested`, some hours from now, closing time and the next
 * morning. All are in the future, in opening hours and on the slot grid, in order.
 * @param ready minute at which the work is expected to be done, null if it is not known
 */
export function promiseTimesOf(
  spans: readonly Span[],
  { now, ready }: { now: number; ready: number | null },
): { suggested: number | null; times: number[] } {
  const isGood = (minute: number) => minute > now && (spans.length === 0 || isOpen(spans, minute));
  const nextOpen = (minute: number): number => {
    if (spans.length === 0 || isOpen(spans, minute)) return minute;
    return spans.find(({ from }) => from > minute)?.from ?? minute;
  };
  const expected = ready === null ? null : nextOpen(roundedUp(Math.max(ready, now + 1)));
  const suggested = expected !== null && isGood(expected) ? expected : null;
  const today = spans.find(({ to }) => to > now);
  const tomorrow = spans.find(({ from }) => from > now && dayOf(from) > dayOf(now));
  const offered = [
    ...OFFERED_HOURS.map((hours) => roundedUp(now + hours * 60)),
    ...(today && dayOf(today.to - 1) === dayOf(now) ? [today.to] : []),
    ...(tomorrow ? [Math.min(roundedUp(tomorrow.from + MORNING_MINUTES), tomorrow.to)] : []),
  ].filter(isGood);
  const times = [...new Set(suggested === null ? offered : [suggested, ...offered])].slice(0, MAX_OFFERED);
  return { suggested, times: times.toSorted((one, other) => one - other) };
}

async function spansOf(db: Database, branch: number, now: number): Promise<Span[]> {
  const today = dayOf(now);
  const [place] = await readHours(db, { branches: [branch], first: today, last: today + PROMISE_MAX_DAYS });
  return place ? openSpans(place.hours, today, today + PROMISE_MAX_DAYS) : [];
}

/**
 * Returns the times to offer: from the booking's end, or from the duration of the works of a visit or enquiry.
 * No times for a branch outside the reader's scope.
 */
export async function listPromiseTimes(
  db: Database,
  { branch, booking, enquiry, visit }: PromiseTimesQuery,
  { me }: DeskReader,
  at = new Date(),
): Promise<PromiseTimes> {
  if (!isInScope(me.scope, branch)) return { suggested: null, times: [] };
  const now = minuteAt(at);
  const spans = await spansOf(db, branch, now);
  const { rows } = await queryRows<{ ends: number | null; minutes: number | null }>(
    db,
    { ends: 'number?', minutes: 'number?' },
    sql`select (select (extract(epoch from max(booking.ends_at)) / 60)::int from ${bookingsOf(me.scope)} booking
        where booking.id = ${booking ?? null}::int or (booking.visit_id = ${visit ?? null}::int and booking.state = 'in_work')) as ends,
      (select sum(service.duration_minutes)::int from ${services} service where service.id in (
          select line.service_id from ${visitLines} line join ${visitsOf(me.scope)} visit on visit.id = line.visit_id
            where visit.id = ${visit ?? null}::int and not line.is_done and line.decision is distinct from 'declined'
          union select request.service_id from ${enquiriesOf(me.scope)} request where request.id = ${enquiry ?? null}::int)) as minutes`,
  );
  const { ends = null, minutes = null } = rows[0] ?? {};
  const ready = ends !== null && ends > now ? ends : doneAfter(spans, now, minutes ?? DEFAULT_MINUTES);
  const { suggested, times } = promiseTimesOf(spans, { now, ready });
  return { suggested: suggested === null ? null : isoOf(suggested), times: times.map(isoOf) };
}

/**
 * Returns a promised time in whole minutes. @throws 400 on `promised_at` for a time that is over, too far away, or
 * outside of the branch's opening hours
 */
export async function requirePromise(
  db: Database,
  { branch, promise }: { branch: number; promise: string },
  language: Language,
  at = new Date(),
): Promise<Date> {
  const now = minuteAt(at);
  const minute = Math.floor(minuteAt(new Date(promise)));
  // A leap second (`:60`) passes the format check but is an invalid Date.
  if (Number.isNaN(minute) || dayOf(minute) > dayOf(now) + PROMISE_MAX_DAYS)
    throw refusedField('promised_at', language);
  if (minute <= now) throw refusedTime('promised_at', language);
  const spans = await spansOf(db, branch, now);
  if (spans.length > 0 && !isOpen(spans, minute)) throw refusedClosed('promised_at', language);
  return timeAt(minute);
}

/** Refuses a promise for a car that is ready, and for a correction, whose car is gone. */
export function requirePromisable({ state, correctsId }: StoredVisit, language: Language): void {
  if (correctsId !== null) throw refusedField('promised_at', language);
  if (!UNFINISHED.includes(state)) throw new ApiFailure(409, 'visit_step');
}

const PROMISE = sql.raw(`'promise'`);

/** SQL condition: the task is shown. A promise's task waits until the time has passed, unless a person changed it. */
export const isTaskShown = (task: SQL): SQL =>
  sql`(${task}.kind <> ${PROMISE} or ${task}.due_at <= now() or ${task}.version > 1)`;

/**
 * Keeps the task of the promise: ends or removes the former one, and adds one that is shown when the time has passed.
 * Each promise of a visit has one task. Call it after each change of promise or state. `visit`: the written row.
 */
export async function followPromise(tx: Database, visit: StoredVisit, actor: Actor): Promise<void> {
  const own = and(eq(deskTasks.visitId, visit.id), eq(deskTasks.kind, 'promise'), isNull(deskTasks.doneAt));
  const pending = isPromisePending(visit) ? visit.promisedAt : null;
  const isOther = pending === null ? undefined : or(isNull(deskTasks.promisedAt), ne(deskTasks.promisedAt, pending));
  const isSeen = or(lte(deskTasks.dueAt, sql`now()`), sql`${deskTasks.version} > 1`);
  const ended = await tx
    .update(deskTasks)
    .set({ doneAt: sql`now()`, version: sql`${deskTasks.version} + 1` })
    .where(and(own, isOther, isSeen))
    .returning({ id: deskTasks.id });
  await tx.delete(deskTasks).where(and(own, isOther));
  const { rows: added } =
    pending === null
      ? { rows: [] }
      : await queryRows<{ id: number }>(
          tx,
          { id: 'number' },
          sql`insert into ${deskTasks} (kind, text, due_at, promised_at, staff_id, branch_id, visit_id)
            select 'promise', '', visit.promised_at, visit.promised_at,
              case when adviser.disabled_at is null and adviser.role <> 'mechanic' then adviser.id end, visit.branch_id, visit.id
            from ${visits} visit left join ${staff} adviser on adviser.id = visit.opened_by where visit.id = ${visit.id}
            on conflict (visit_id, promised_at) do nothing returning id`,
        );
  const entries = [
    ...ended.map(({ id }) => ({ id, action: 'changed' as const })),
    ...added.map(({ id }) => ({ id, action: 'created' as const })),
  ].map(({ id, action }) => ({ thing: 'task' as const, action, thingId: id, branchId: visit.branchId }));
  if (entries.length > 0) await recordAudit(tx, actor, ...entries);
}

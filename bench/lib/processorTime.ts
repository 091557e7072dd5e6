/** Chrome trace event. In microseconds: `ts` and `dur` by the clock, `tts` and `tdur` by the thread's CPU time. */
export type TraceEvent = {
  pid: number;
  tid: number;
  ph: string;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
};

type Task = { ts: number; end: number; tts: number; worked: number };

const taskOf = ({ ph, ts, dur, tts, tdur }: TraceEvent): Task | null =>
  ph === 'X' && dur && tts !== undefined && tdur !== undefined
    ? { ts, end: ts + dur, tts, worked: Math.min(dur, tdur) }
    : null;

/** Moves an event within its task to where it would be if the thread had never waited for a CPU. */
function within<Event extends TraceEvent>(task: Task, event: Event): Event {
  const worked = Math.min(task.worked, Math.max(0, (event.tts ?? task.tts) - task.tts));
  const moved = { ...event, ts: task.ts + worked };
  if (event.dur !== undefined) moved.dur = Math.min(event.dur, event.tdur ?? event.dur, task.worked - worked);
  return moved;
}

/** Shortens each task of a trace to its CPU time, because waiting depends on the machine, not on the page. */
export function atProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const running = new Map<string, Task>();
  const moved = new Map<Event, Event>();
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (event.tts === undefined) continue;
    const thread = `${event.pid}:${event.tid}`;
    const outer = running.get(thread);
    const task = outer && event.ts < outer.end ? outer : taskOf(event);
    if (!task) continue;
    running.set(thread, task);
    moved.set(event, within(task, event));
  }
  return events.map((event) => moved.get(event) ?? event);
}

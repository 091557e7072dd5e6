import type { deskApi } from '../../../api/desk/deskApi';

/** One thing that has changed, as the stream names it. */
export interface DeskEvent {
  thing: string;
  id: number;
  kind: 'created' | 'changed';
}

type Tag = Extract<Parameters<typeof deskApi.util.invalidateTags>[0][number], { type: string }>;

/** What each kind of thing is read by. */
const READ_BY: Record<string, (id: number) => Tag[]> = {
  enquiry: (id) => [
    { type: 'Enquiry', id },
    { type: 'Enquiry', id: 'LIST' },
    { type: 'Counts' },
    { type: 'Today' },
    { type: 'Audit' },
  ],
  customer: (id) => [
    { type: 'Customer', id },
    { type: 'Customer', id: 'LIST' },
  ],
  staff: () => [{ type: 'Staff' }, { type: 'Session' }, { type: 'Audit' }],
  message: () => [{ type: 'Message' }],
  view: () => [{ type: 'View' }],
};

/** The tags that a handful of events makes stale, each once. */
export const tagsOf = (events: readonly DeskEvent[]): Tag[] => {
  const tags = events.flatMap(({ thing, id }) => READ_BY[thing]?.(id) ?? []);
  return [...new Map(tags.map((tag) => [`${tag.type}/${tag.id ?? ''}`, tag])).values()];
};

/** What an event of the stream holds; anything else names nothing. */
export const readEvents = (data: string): DeskEvent[] => {
  try {
    const read = JSON.parse(data) as { things?: unknown };
    const things: unknown[] = Array.isArray(read.things) ? read.things : [read];
    return things.filter(isEvent);
  } catch {
    return [];
  }
};

const isEvent = (value: unknown): value is DeskEvent =>
  typeof value === 'object' &&
  value !== null &&
  'thing' in value &&
  typeof value.thing === 'string' &&
  'id' in value &&
  typeof value.id === 'number';

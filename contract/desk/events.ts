import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from '../common';
import type { DeskCall } from './call';
import { EVENT_THINGS } from './limits';

/**
 * The `data` of an event named `change`; its `id` is what `Last-Event-ID` resumes after. `action`: `created`, `changed`, `noted`, `removed` or another
 * word of the audit. The first event of a stream is `hello`, with an id and `{}`: resumed from there, nothing is
 * missed. A `beat` without an id comes every 15 s: where it stays away, the connection is dead.
 */
export const DeskEventSchema = Type.Object({
  thing: Type.Enum([...EVENT_THINGS]),
  id: nullable(IdSchema),
  action: Type.String(),
  /** Who did it: one's own changes are on the screen already. Null: the site, or a visitor. */
  by: nullable(IdSchema),
});
export type DeskEvent = Static<typeof DeskEventSchema>;

const EventsHeadersSchema = Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) });
/** A stream that is opened anew by hand, not by the browser itself, says the same in its address. */
const EventsQuerySchema = Type.Object({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) });

export const eventsCalls = {
  events: {
    host: 'desk',
    access: 'own account',
    method: 'GET',
    path: '/events',
    summary: 'What changes, as server-sent events, resumed by Last-Event-ID; it ends with the session',
    headers: EventsHeadersSchema,
    query: EventsQuerySchema,
    raw: 'events',
    reply: { 200: Type.String() },
  },
} as const satisfies Record<string, DeskCall>;

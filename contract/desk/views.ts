import { type Static, Type } from 'typebox';
import { filledTextSchema, IdParamsSchema, IdSchema } from '../common';
import type { DeskCall } from './call';

/** `filter`: the address's own question, `status=new&branch=3`. */
const view = { name: filledTextSchema(60), filter: Type.String({ maxLength: 2_000, pattern: '^[\\x21-\\x7e]*$' }) };
export const DeskViewSchema = Type.Object({ id: IdSchema, ...view });
export type DeskView = Static<typeof DeskViewSchema>;
export const DeskViewsSchema = Type.Array(DeskViewSchema);
export const NewDeskViewSchema = Type.Object(view);
export type NewDeskView = Static<typeof NewDeskViewSchema>;

const own = { host: 'desk', access: 'read enquiries' } as const;

/** Filters of the inbox under a name, each person's own. */
export const viewsCalls = {
  listViews: {
    ...own,
    method: 'GET',
    path: '/views',
    summary: 'The own named views, by name',
    reply: { 200: DeskViewsSchema },
    reads: ['View'],
  },
  saveView: {
    ...own,
    method: 'PUT',
    path: '/views',
    summary: 'Keeps a filter under a name; the same name takes its place',
    body: NewDeskViewSchema,
    reply: { 200: DeskViewSchema },
    changes: ['View'],
  },
  deleteView: {
    ...own,
    method: 'DELETE',
    path: '/views/:id',
    summary: 'Forgets an own view',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['View'],
  },
} as const satisfies Record<string, DeskCall>;

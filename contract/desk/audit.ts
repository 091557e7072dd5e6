import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from '../common';
import { MAX_ID } from '../limits';
import type { DeskCall } from './call';
import { BranchRefSchema, CursorQuerySchema, CursorSchema, DaySchema, PersonRefSchema, TimeSchema } from './common';
import { ContentKindNameSchema } from './contentItem';
import { AUDIT_THINGS } from './limits';

/** Days are those of Tashkent, `to` included. */
export const AuditQuerySchema = Type.Object({
  person: Type.Optional(IdSchema),
  thing: Type.Optional(Type.Enum([...AUDIT_THINGS])),
  /** Of that thing; only with it. */
  thing_id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID })),
  from: Type.Optional(DaySchema),
  to: Type.Optional(DaySchema),
  after: CursorQuerySchema,
});
export type AuditQuery = Static<typeof AuditQuerySchema>;

/**
 * `name`: what the thing is called: a reference, a person, a title in the language of the reader. `kind`: of content. `changes`: as in an
 * enquiry's trail, of content by the paths of its fields. `by`: null for a command or the site itself.
 */
export const AuditEntrySchema = Type.Object({
  id: IdSchema,
  at: TimeSchema,
  by: nullable(PersonRefSchema),
  action: Type.String(),
  thing: Type.Enum([...AUDIT_THINGS]),
  thing_id: nullable(IdSchema),
  kind: nullable(ContentKindNameSchema),
  name: Type.String(),
  branch: nullable(BranchRefSchema),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: nullable(Type.String()), after: nullable(Type.String()) }),
  ),
});
export type AuditEntry = Static<typeof AuditEntrySchema>;
export const AuditPageSchema = Type.Object({ items: Type.Array(AuditEntrySchema), next: CursorSchema });
export type AuditPage = Static<typeof AuditPageSchema>;

export const auditCalls = {
  listAudit: {
    host: 'desk',
    access: 'read audit',
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, newest first',
    query: AuditQuerySchema,
    reply: { 200: AuditPageSchema },
    reads: ['Audit'],
  },
} as const satisfies Record<string, DeskCall>;

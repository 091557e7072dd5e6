import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  filledTextSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  IfMatchSchema,
  nullable,
  PersonRefSchema,
  TimeSchema,
} from './common';
import { TASK_KINDS, TASK_SUBJECTS, TASK_TEXT_MAX_LENGTH } from './rules/deskLimits';

const TaskTextSchema = filledTextSchema(TASK_TEXT_MAX_LENGTH);

/** `label`: reference of the enquiry, booking or visit. The texts are empty if the reader may not see the subject. */
export const TaskSubjectSchema = Type.Object({
  kind: Type.Enum([...TASK_SUBJECTS]),
  id: IdSchema,
  label: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  car: Type.String(),
});

/**
 * `finding`: made when a visit closes with a red finding that the customer declined. `text` is its title then.
 * `promise`: the time promised to a customer has passed. `text` is empty then.
 */
export const TaskSchema = Type.Object({
  id: IdSchema,
  kind: Type.Enum([...TASK_KINDS]),
  text: Type.String(),
  due_at: TimeSchema,
  done_at: nullable(TimeSchema),
  assignee: nullable(PersonRefSchema),
  branch: nullable(BranchRefSchema),
  subject: nullable(TaskSubjectSchema),
  version: IdSchema,
});
export type Task = Static<typeof TaskSchema>;

export const TaskListQuerySchema = Type.Object({
  whose: Type.Optional(Type.Enum(['mine', 'all'])),
  state: Type.Optional(Type.Enum(['open', 'done'])),
});
export type TaskListQuery = Static<typeof TaskListQuerySchema>;

/** `due`: open tasks of the reader whose time has come, including those that are not listed. */
export const TaskListSchema = Type.Object({ due: CountSchema, items: Type.Array(TaskSchema) });
export type TaskList = Static<typeof TaskListSchema>;

/** `assignee`: the person who adds the task, if absent. */
export const NewTaskSchema = Type.Object({
  text: TaskTextSchema,
  due_at: TimeSchema,
  assignee: Type.Optional(IdSchema),
  subject: Type.Optional(Type.Object({ kind: Type.Enum([...TASK_SUBJECTS]), id: IdSchema })),
});
export type NewTask = Static<typeof NewTaskSchema>;

export const TaskChangeSchema = Type.Object({
  text: Type.Optional(TaskTextSchema),
  due_at: Type.Optional(TimeSchema),
  assignee: Type.Optional(nullable(IdSchema)),
  done: Type.Optional(Type.Boolean()),
});
export type TaskChange = Static<typeof TaskChangeSchema>;

export const deskTasksCalls = {
  listTasks: {
    host: 'desk',
    method: 'GET',
    access: 'work on tasks',
    path: '/tasks',
    summary: 'Lists tasks by due time: one’s own and unassigned ones, or all of one’s own branches',
    query: TaskListQuerySchema,
    reply: { 200: TaskListSchema },
    reads: ['Task'],
  },
  addTask: {
    host: 'desk',
    method: 'POST',
    access: 'work on tasks',
    path: '/tasks',
    summary: 'Adds a task, optionally about an enquiry, a booking, a visit or a customer',
    headers: IdempotencyHeadersSchema,
    body: NewTaskSchema,
    reply: { 201: TaskSchema },
    changes: ['Task'],
  },
  changeTask: {
    host: 'desk',
    method: 'PATCH',
    access: 'work on tasks',
    path: '/tasks/:id',
    summary: 'Changes text, due time or assignee of a task, or marks it as done or open',
    params: IdParamsSchema,
    headers: IfMatchSchema,
    body: TaskChangeSchema,
    reply: { 200: TaskSchema },
    changes: ['Task'],
  },
} as const satisfies Record<string, DeskCall>;

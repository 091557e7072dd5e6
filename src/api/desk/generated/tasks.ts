// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { NewTask, Task, TaskChange, TaskList, TaskListQuery } from '#contract/tasks';
import { deskApi } from '../deskApi';

const tasksApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists tasks by due time: one’s own and unassigned ones, or all of one’s own branches */
    listTasks: build.query<
      TaskList,
      { whose?: TaskListQuery['whose'] | undefined; state?: TaskListQuery['state'] | undefined }
    >({
      query: ({ whose, state }) => ({
        url: '/tasks',
        params: { whose, state },
      }),
      providesTags: [{ type: 'Task', id: 'LIST' }],
    }),
    /** Adds a task, optionally about an enquiry, a booking, a visit or a customer */
    addTask: build.mutation<Task, { idempotencyKey?: string | undefined; body: NewTask }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/tasks',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Task'],
    }),
    /** Changes text, due time or assignee of a task, or marks it as done or open */
    changeTask: build.mutation<Task, { id: number; ifMatch: string; body: TaskChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/tasks/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Task'],
    }),
  }),
});

export const { useListTasksQuery, useAddTaskMutation, useChangeTaskMutation } = tasksApi;
export const { listTasks, addTask, changeTask } = tasksApi.endpoints;

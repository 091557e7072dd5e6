// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  AuditPage,
  AuditThing,
  DeskNotifications,
  DeskOutbox,
  DeskToday,
  NotificationReading,
} from '#contract/activity';
import { deskAddress, deskApi } from '../deskApi';

const activityApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists audit records, newest first */
    listAudit: build.query<
      AuditPage,
      {
        person?: number | undefined;
        thing?: AuditThing | undefined;
        thingId?: number | undefined;
        from?: string | undefined;
        to?: string | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ person, thing, thingId, from, to, after }) => ({
        url: '/audit',
        params: { person, thing, thing_id: thingId, from, to, after },
      }),
      providesTags: [{ type: 'Audit', id: 'LIST' }],
    }),
    /**
     * Lists notifications of one’s own branches: enquiries, bookings, answers to estimates, reviews, failed messages
     */
    listNotifications: build.query<DeskNotifications, void>({
      query: () => ({
        url: '/notifications',
      }),
      providesTags: [{ type: 'Notification', id: 'LIST' }],
    }),
    /** Marks one notification, or all up to one, as read by the signed-in person */
    readNotifications: build.mutation<null, { body: NotificationReading }>({
      query: ({ body }) => ({
        url: '/notifications/reads',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Notification'],
    }),
    /** Returns the overview of the day */
    readToday: build.query<DeskToday, void>({
      query: () => ({
        url: '/today',
      }),
      providesTags: [{ type: 'Today', id: 'LIST' }],
    }),
    /** Returns the state of the channels and the failed messages */
    readOutbox: build.query<DeskOutbox, void>({
      query: () => ({
        url: '/outbox',
      }),
      providesTags: [{ type: 'Message', id: 'LIST' }],
    }),
    /** Retries a failed message */
    retryMessage: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/outbox/${id}/retry`,
        method: 'POST',
      }),
      invalidatesTags: ['Message'],
    }),
  }),
});

export const {
  useListAuditQuery,
  useListNotificationsQuery,
  useReadNotificationsMutation,
  useReadTodayQuery,
  useReadOutboxQuery,
  useRetryMessageMutation,
} = activityApi;
export const { listAudit, listNotifications, readNotifications, readToday, readOutbox, retryMessage } =
  activityApi.endpoints;

/** URL of: Streams changes as server-sent events until the session ends; resumed by Last-Event-ID */
export const eventsAddress = ({ after }: { after?: string | undefined }): string => deskAddress('/events', { after });

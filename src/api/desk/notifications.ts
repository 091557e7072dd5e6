// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { DeskNotifications, NotificationReading } from '#contract/activity';
import { deskApi } from './deskApi';

const notificationsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** What concerns the own branches: enquiries, bookings, answers to estimates, reviews, failed messages */
    listNotifications: build.query<DeskNotifications, void>({
      query: () => ({
        url: '/notifications',
      }),
      providesTags: [{ type: 'Notification', id: 'LIST' }],
    }),
    /** Marks one, or all up to one, as read by the signed-in person */
    readNotifications: build.mutation<null, { body: NotificationReading }>({
      query: ({ body }) => ({
        url: '/notifications/reads',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const { useListNotificationsQuery, useReadNotificationsMutation } = notificationsApi;
export const { listNotifications, readNotifications } = notificationsApi.endpoints;

import type { RouteObject } from 'react-router';
import type { Permission } from '#contract/rules/permissions';
import { Failed } from './Failed';
import { Guard } from './Guard';
import { Beginning, Permitted } from './Permitted';
import { Unknown } from './Unknown';

const below = (permission: Permission, children: RouteObject[]): RouteObject => ({
  element: <Permitted permission={permission} />,
  children,
});

/** One line a screen; each is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    path: '/desk',
    ErrorBoundary: Failed,
    HydrateFallback: () => null,
    children: [
      { path: 'sign-in', lazy: () => import('../pages/signIn/SignInPage') },
      { path: 'invitation', lazy: () => import('../pages/invitation/InvitationPage') },
      {
        Component: Guard,
        ErrorBoundary: Failed,
        children: [
          { index: true, Component: Beginning },
          below('read enquiries', [
            {
              path: 'inbox',
              lazy: () => import('../pages/inbox/InboxPage'),
              children: [{ path: ':id', element: null }],
            },
            { path: 'enquiries/:reference', lazy: () => import('../pages/reference/ReferencePage') },
            { path: 'day', lazy: () => import('../pages/day/DayPage') },
          ]),
          below('read bookings', [
            { path: 'bookings', lazy: () => import('../pages/bookings/BookingsPage') },
            { path: 'bookings/print', lazy: () => import('../pages/bookingsPrint/PrintedBookingsPage') },
          ]),
          below('read visits', [
            { path: 'visits', lazy: () => import('../pages/visits/VisitsPage') },
            { path: 'visits/:id', lazy: () => import('../pages/visitsOne/VisitPage') },
          ]),
          below('change visits', [{ path: 'visits/new', lazy: () => import('../pages/visitsNew/NewVisitPage') }]),
          below('see today', [{ path: 'today', lazy: () => import('../pages/today/TodayPage') }]),
          below('read customers', [
            { path: 'customers', lazy: () => import('../pages/customers/CustomersPage') },
            { path: 'customers/:id', lazy: () => import('../pages/customer/CustomerPage') },
          ]),
          below('read content', [
            {
              path: 'content',
              lazy: () => import('../pages/contentFrame/ContentFrame'),
              children: [
                { index: true, lazy: () => import('../pages/content/ContentPage') },
                { path: ':kind', lazy: () => import('../pages/contentList/ContentListPage') },
                { path: ':kind/:id', lazy: () => import('../pages/contentItem/ContentItemPage') },
              ],
            },
          ]),
          below('read stock', [
            { path: 'stock', lazy: () => import('../pages/stock/StockPage') },
            { path: 'stock/:id', lazy: () => import('../pages/stockItem/StockItemPage') },
          ]),
          below('import prices', [
            {
              path: 'import',
              lazy: () => import('../pages/contentFrame/ContentFrame'),
              children: [
                { index: true, lazy: () => import('../pages/imports/ImportsPage') },
                { path: ':id', lazy: () => import('../pages/import/ImportPage') },
              ],
            },
          ]),
          below('manage staff', [{ path: 'staff', lazy: () => import('../pages/staff/StaffPage') }]),
          below('read audit', [{ path: 'audit', lazy: () => import('../pages/audit/AuditPage') }]),
          below('change content', [{ path: 'pictures', lazy: () => import('../pages/pictures/PicturesPage') }]),
          below('see reviews', [{ path: 'reviews', lazy: () => import('../pages/reviews/ReviewsPage') }]),
          below('change bookings', [
            { path: 'notifications', lazy: () => import('../pages/notifications/NotificationsPage') },
          ]),
          below('see messages', [{ path: 'messages', lazy: () => import('../pages/messages/MessagesPage') }]),
          { path: 'account', lazy: () => import('../pages/account/AccountPage') },
          { path: 'more', lazy: () => import('../pages/more/MorePage') },
          { path: '*', Component: Unknown },
        ],
      },
    ],
  },
];

import type { RouteObject } from 'react-router';
import type { Permission } from '#contract/rules/permissions';
import { Failed, Guard, Permitted, StartRedirect, Unknown } from './Guard';

const below = (permission: Permission, children: RouteObject[]): RouteObject => ({
  element: <Permitted permission={permission} />,
  children,
});

export const routes: RouteObject[] = [
  {
    path: '/desk',
    ErrorBoundary: Failed,
    HydrateFallback: () => null,
    children: [
      { path: 'sign-in', lazy: () => import('../pages/account/SignInPage') },
      { path: 'invitation', lazy: () => import('../pages/account/InvitationPage') },
      {
        Component: Guard,
        ErrorBoundary: Failed,
        children: [
          { index: true, Component: StartRedirect },
          below('read enquiries', [
            {
              path: 'inbox',
              lazy: () => import('../pages/InboxPage'),
              children: [{ path: ':id', element: null }],
            },
            { path: 'enquiries/:reference', lazy: () => import('../pages/ReferencePage') },
            { path: 'day', lazy: () => import('../pages/visits/DayPage') },
          ]),
          below('read bookings', [
            { path: 'bookings', lazy: () => import('../pages/bookings/BookingsPage') },
            { path: 'bookings/print', lazy: () => import('../pages/bookings/PrintedBookingsPage') },
          ]),
          below('read visits', [
            { path: 'visits', lazy: () => import('../pages/visits/VisitsPage') },
            { path: 'visits/:id', lazy: () => import('../pages/visits/VisitPage') },
          ]),
          below('change visits', [{ path: 'visits/new', lazy: () => import('../pages/visits/NewVisitPage') }]),
          below('see today', [{ path: 'today', lazy: () => import('../pages/TodayPage') }]),
          below('read customers', [
            { path: 'customers', lazy: () => import('../pages/customers/CustomersPage') },
            { path: 'customers/:id', lazy: () => import('../pages/customers/CustomerPage') },
          ]),
          below('read content', [
            {
              path: 'content',
              lazy: () => import('../pages/content/ContentFrame'),
              children: [
                { index: true, lazy: () => import('../pages/content/ContentPage') },
                { path: ':kind', lazy: () => import('../pages/content/ContentListPage') },
                { path: ':kind/:id', lazy: () => import('../pages/content/ContentItemPage') },
              ],
            },
          ]),
          below('read stock', [
            { path: 'stock', lazy: () => import('../pages/stock/StockPage') },
            { path: 'stock/:id', lazy: () => import('../pages/stock/StockItemPage') },
          ]),
          below('import prices', [
            {
              path: 'import',
              lazy: () => import('../pages/content/ContentFrame'),
              children: [
                { index: true, lazy: () => import('../pages/content/ImportsPage') },
                { path: ':id', lazy: () => import('../pages/content/ImportPage') },
              ],
            },
          ]),
          below('manage staff', [{ path: 'staff', lazy: () => import('../pages/StaffPage') }]),
          below('read audit', [{ path: 'audit', lazy: () => import('../pages/audit/AuditPage') }]),
          below('change content', [{ path: 'pictures', lazy: () => import('../pages/content/PicturesPage') }]),
          below('see reviews', [{ path: 'reviews', lazy: () => import('../pages/ReviewsPage') }]),
          below('change bookings', [{ path: 'notifications', lazy: () => import('../pages/NotificationsPage') }]),
          below('work on tasks', [{ path: 'tasks', lazy: () => import('../pages/TasksPage') }]),
          below('see messages', [{ path: 'messages', lazy: () => import('../pages/MessagesPage') }]),
          { path: 'account', lazy: () => import('../pages/account/AccountPage') },
          { path: 'more', lazy: () => import('../pages/MorePage') },
          { path: '*', Component: Unknown },
        ],
      },
    ],
  },
];

import { Navigate, type RouteObject } from 'react-router';
import { deskPaths } from '../common/lib/deskPaths';
import { Failed } from './Failed';
import { Guard } from './Guard';
import { Unknown } from './Unknown';

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
          { index: true, element: <Navigate replace to={deskPaths.inbox()} /> },
          {
            path: 'inbox',
            lazy: () => import('../pages/inbox/InboxPage'),
            children: [{ path: ':id', element: null }],
          },
          { path: 'today', lazy: () => import('../pages/today/TodayPage') },
          { path: 'day', lazy: () => import('../pages/day/DayPage') },
          { path: 'customers', lazy: () => import('../pages/customers/CustomersPage') },
          { path: 'customers/:id', lazy: () => import('../pages/customer/CustomerPage') },
          { path: 'staff', lazy: () => import('../pages/staff/StaffPage') },
          { path: 'audit', lazy: () => import('../pages/audit/AuditPage') },
          { path: 'messages', lazy: () => import('../pages/messages/MessagesPage') },
          { path: 'account', lazy: () => import('../pages/account/AccountPage') },
          { path: 'more', lazy: () => import('../pages/more/MorePage') },
          { path: '*', Component: Unknown },
        ],
      },
    ],
  },
];

import type { Permission } from '#contract/rules/permissions';
import { type Query, withQuery } from '#shared/config/paths';
import type { DeskIconName } from '../ui/DeskIcon';

export const deskPaths = {
  beginning: () => '/desk',
  inbox: (query: Query = {}) => withQuery('/desk/inbox', query),
  enquiry: (id: number, query: Query = {}) => withQuery(`/desk/inbox/${id}`, query),
  today: (query: Query = {}) => withQuery('/desk/today', query),
  day: () => '/desk/day',
  customers: (query: Query = {}) => withQuery('/desk/customers', query),
  customer: (id: number) => `/desk/customers/${id}`,
  content: () => '/desk/content',
  contentList: (kind: string, query: Query = {}) => withQuery(`/desk/content/${kind}`, query),
  contentItem: (kind: string, id: number) => `/desk/content/${kind}/${id}`,
  staff: () => '/desk/staff',
  audit: (query: Query = {}) => withQuery('/desk/audit', query),
  pictures: (query: Query = {}) => withQuery('/desk/pictures', query),
  bookings: (query: Query = {}) => withQuery('/desk/bookings', query),
  printedBookings: (query: Query = {}) => withQuery('/desk/bookings/print', query),
  visits: (query: Query = {}) => withQuery('/desk/visits', query),
  newVisit: (query: Query = {}) => withQuery('/desk/visits/new', query),
  visit: (id: number) => `/desk/visits/${id}`,
  stock: (query: Query = {}) => withQuery('/desk/stock', query),
  stockOf: (id: number) => `/desk/stock/${id}`,
  imports: () => '/desk/import',
  import: (id: number) => `/desk/import/${id}`,
  reviews: (query: Query = {}) => withQuery('/desk/reviews', query),
  tasks: (query: Query = {}) => withQuery('/desk/tasks', query),
  notifications: () => '/desk/notifications',
  messages: (query: Query = {}) => withQuery('/desk/messages', query),
  account: () => '/desk/account',
  more: () => '/desk/more',
  signIn: (query: Query = {}) => withQuery('/desk/sign-in', query),
};

export interface Section {
  name:
    | 'inbox'
    | 'bookings'
    | 'visits'
    | 'today'
    | 'customers'
    | 'staff'
    | 'audit'
    | 'messages'
    | 'notifications'
    | 'tasks'
    | 'content'
    | 'stock'
    | 'pictures'
    | 'imports'
    | 'reviews';
  icon: DeskIconName;
  to: string;
  permission: Permission;
  isNear: boolean;
}

const SECTIONS: readonly Section[] = [
  { name: 'inbox', icon: 'inbox', to: deskPaths.inbox(), permission: 'read enquiries', isNear: true },
  { name: 'bookings', icon: 'bookings', to: deskPaths.bookings(), permission: 'read bookings', isNear: true },
  { name: 'visits', icon: 'visits', to: deskPaths.visits(), permission: 'read visits', isNear: true },
  { name: 'tasks', icon: 'tasks', to: deskPaths.tasks(), permission: 'work on tasks', isNear: false },
  { name: 'today', icon: 'today', to: deskPaths.today(), permission: 'see today', isNear: true },
  { name: 'customers', icon: 'customers', to: deskPaths.customers(), permission: 'read customers', isNear: true },
  { name: 'content', icon: 'content', to: deskPaths.content(), permission: 'read content', isNear: true },
  {
    name: 'notifications',
    icon: 'bell',
    to: deskPaths.notifications(),
    permission: 'change bookings',
    isNear: false,
  },
  { name: 'stock', icon: 'stock', to: deskPaths.stock(), permission: 'read stock', isNear: false },
  { name: 'pictures', icon: 'pictures', to: deskPaths.pictures(), permission: 'change content', isNear: false },
  { name: 'imports', icon: 'import', to: deskPaths.imports(), permission: 'import prices', isNear: false },
  { name: 'reviews', icon: 'reviews', to: deskPaths.reviews(), permission: 'see reviews', isNear: false },
  { name: 'messages', icon: 'messages', to: deskPaths.messages(), permission: 'see messages', isNear: false },
  { name: 'staff', icon: 'staff', to: deskPaths.staff(), permission: 'manage staff', isNear: false },
  { name: 'audit', icon: 'audit', to: deskPaths.audit(), permission: 'read audit', isNear: false },
];

const NEAR = 4;

export const sectionsFor = (may: (permission: Permission) => boolean): Section[] => {
  const own = SECTIONS.filter(({ permission }) => may(permission));
  const near = own.filter(({ isNear }) => isNear).slice(0, NEAR);
  return own.map((section) => ({ ...section, isNear: near.includes(section) }));
};

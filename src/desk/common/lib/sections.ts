import type { Permission } from '#contract/rules/permissions';
import type { DeskIconName } from '../ui/DeskIcon';
import { deskPaths } from './deskPaths';

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
    | 'content'
    | 'stock'
    | 'pictures'
    | 'imports'
    | 'reviews';
  icon: DeskIconName;
  to: string;
  /** Offered to whoever has it. */
  permission: Permission;
  /** Of those that the bar of a phone may have, beside what leads to the others. */
  isNear: boolean;
}

const SECTIONS: readonly Section[] = [
  { name: 'inbox', icon: 'inbox', to: deskPaths.inbox(), permission: 'read enquiries', isNear: true },
  { name: 'bookings', icon: 'bookings', to: deskPaths.bookings(), permission: 'read bookings', isNear: true },
  { name: 'visits', icon: 'visits', to: deskPaths.visits(), permission: 'read visits', isNear: true },
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

/** How many the bar of a phone has room for. */
const NEAR = 4;

/** The sections of somebody, in their order. */
export const sectionsFor = (may: (permission: Permission) => boolean): Section[] => {
  const own = SECTIONS.filter(({ permission }) => may(permission));
  const near = own.filter(({ isNear }) => isNear).slice(0, NEAR);
  return own.map((section) => ({ ...section, isNear: near.includes(section) }));
};

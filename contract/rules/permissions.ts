import type { STAFF_ROLES } from './deskLimits';

export type StaffRole = (typeof STAFF_ROLES)[number];

const everybody = ['owner', 'manager', 'adviser', 'mechanic', 'editor'] as const;
const editors = ['owner', 'manager', 'editor'] as const;
const atTheCounter = ['owner', 'manager', 'adviser'] as const;
const inTheWorkshop = [...atTheCounter, 'mechanic'] as const;

/** Managers and advisers are limited to their branches and to enquiries without a branch. */
export const permissions = {
  'own account': everybody,
  'search the desk': everybody,
  'read enquiries': atTheCounter,
  'change enquiries': atTheCounter,
  'export enquiries': ['owner', 'manager'],
  'read customers': atTheCounter,
  'note customers': atTheCounter,
  'merge customers': ['owner'],
  'message customers': atTheCounter,
  'see today': inTheWorkshop,
  'work on tasks': atTheCounter,
  'see messages': ['owner', 'manager'],
  'retry messages': ['owner', 'manager'],
  'manage staff': ['owner'],
  'read audit': ['owner'],
  'read content': editors,
  'change content': editors,
  'publish content': editors,
  'read stock': everybody,
  'change stock': ['owner', 'manager'],
  'import prices': ['owner', 'manager'],
  'read visits': inTheWorkshop,
  'work on visits': inTheWorkshop,
  'change visits': atTheCounter,
  'close visits': atTheCounter,
  'correct visits': ['owner', 'manager'],
  'see reviews': ['owner', 'manager'],
  'read bookings': inTheWorkshop,
  'change bookings': atTheCounter,
  'block phones': ['owner', 'manager'],
  'share calendars': ['owner', 'manager'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

/** `nobody`: no session. `password`: second factor pending. `setup`: second factor not set up yet, or signed in. */
export type DeskAccess = Permission | 'nobody' | 'password' | 'setup';

/** Returns whether a role has a permission. */
export const mayDo = (role: StaffRole, permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role);

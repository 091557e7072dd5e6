import { deskPaths } from '../../common/lib/deskPaths';
import type { DeskIconName } from '../../common/ui/DeskIcon';

export interface Section {
  name: 'inbox' | 'today' | 'customers' | 'staff' | 'audit' | 'messages';
  icon: DeskIconName;
  to: string;
  /** Offered to whoever has it. */
  permission: string;
  /** Of the four that the bar of a phone has room for. */
  isNear: boolean;
}

export const SECTIONS: readonly Section[] = [
  { name: 'inbox', icon: 'inbox', to: deskPaths.inbox(), permission: 'enquiries.read', isNear: true },
  { name: 'today', icon: 'today', to: deskPaths.today(), permission: 'enquiries.read', isNear: true },
  { name: 'customers', icon: 'customers', to: deskPaths.customers(), permission: 'customers.read', isNear: true },
  { name: 'messages', icon: 'messages', to: deskPaths.messages(), permission: 'messages.read', isNear: false },
  { name: 'staff', icon: 'staff', to: deskPaths.staff(), permission: 'staff.read', isNear: false },
  { name: 'audit', icon: 'audit', to: deskPaths.audit(), permission: 'audit.read', isNear: false },
];

import type { Permission } from '../../../../contract/desk/permissions';
import type { DeskIconName } from '../ui/DeskIcon';
import { deskPaths } from './deskPaths';

export interface Section {
  name: 'inbox' | 'today' | 'customers' | 'staff' | 'audit' | 'messages' | 'content' | 'stock' | 'pictures' | 'imports';
  icon: DeskIconName;
  to: string;
  /** Offered to whoever has it. */
  permission: Permission;
  /** Of those that the bar of a phone has room for, beside what leads to the others. */
  isNear: boolean;
}

export const SECTIONS: readonly Section[] = [
  { name: 'inbox', icon: 'inbox', to: deskPaths.inbox(), permission: 'read enquiries', isNear: true },
  { name: 'today', icon: 'today', to: deskPaths.today(), permission: 'see today', isNear: true },
  { name: 'customers', icon: 'customers', to: deskPaths.customers(), permission: 'read customers', isNear: true },
  { name: 'content', icon: 'content', to: deskPaths.content(), permission: 'read content', isNear: true },
  { name: 'stock', icon: 'stock', to: deskPaths.stock(), permission: 'read stock', isNear: false },
  { name: 'pictures', icon: 'pictures', to: deskPaths.pictures(), permission: 'change content', isNear: false },
  { name: 'imports', icon: 'import', to: deskPaths.imports(), permission: 'import prices', isNear: false },
  { name: 'messages', icon: 'messages', to: deskPaths.messages(), permission: 'see messages', isNear: false },
  { name: 'staff', icon: 'staff', to: deskPaths.staff(), permission: 'manage staff', isNear: false },
  { name: 'audit', icon: 'audit', to: deskPaths.audit(), permission: 'read audit', isNear: false },
];

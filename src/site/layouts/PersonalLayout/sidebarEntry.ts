import type { SidebarEntry } from '../../features/garage/garageSlice';

/** Which entry a screen of the personal area belongs to: the forms of a car to the garage, a visit to the history, the profile's form to the profile. */
export const sidebarEntryOf = (rest: string): { entry: SidebarEntry; exact: boolean } => {
  const [, , screen, id] = rest.split('/');
  if (screen === 'story') return { entry: 2, exact: id === undefined };
  if (screen === 'handover') return { entry: 2, exact: false };
  if (screen === 'profile' || screen === 'prifile-edit') return { entry: 3, exact: screen === 'profile' };
  if (screen === 'requests') return { entry: 4, exact: true };
  if (screen === 'bookings') return { entry: 5, exact: true };
  return { entry: 1, exact: screen === 'garage' };
};

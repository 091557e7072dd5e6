export const BOOKING_ID = 'booking';
export const REMINDERS_ID = 'reminders';
/** Returns the id of a branch card on the contacts page. */
export const branchElementId = (branch: number): string => `branch-${branch}`;

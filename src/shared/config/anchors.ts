/** Places of pages that other pages lead to. */
export const BOOKING_ID = 'booking';
export const REMINDERS_ID = 'reminders';
/** Id of a branch's card on the contacts page. */
export const branchElementId = (branch: number): string => `branch-${branch}`;

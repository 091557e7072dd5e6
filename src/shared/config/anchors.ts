export const BOOKING_ID = 'booking';
export const REMINDERS_ID = 'reminders';
/** Returns the DOM id of a branch card on the contacts page, to which the map scrolls. */
export const branchElementId = (branch: number): string => `branch-${branch}`;

/** Part of the contacts page that finds the nearest branch. A link to it finds the branch at once. */
export const NEAREST_ID = 'nearest';

export const BOOKING_ID = 'booking';
export const REMINDERS_ID = 'reminders';
export const branchElementId = (branch: number): string => `branch-${branch}`;

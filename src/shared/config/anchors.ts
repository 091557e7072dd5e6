/** Places of pages that other pages lead to. */
export const BOOKING_ID = 'booking';
export const REMINDERS_ID = 'reminders';

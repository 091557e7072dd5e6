import type { TFunction } from 'i18next';
import { REMINDERS } from '#contract/rules/bookings';

const MINUTE_MS = 60_000;

/** Whether a reminder comes as long before as it says, to whoever chooses the time now. */
const comes = ({ to, settled }: { to: number; settled: number }, startsAt: string, now: number): boolean =>
  Date.parse(startsAt) - now >= (to + settled) * MINUTE_MS;

/** What is said to whoever has just booked: where the link is, and the reminders that are still to come. */
export const bookedWords = (t: TFunction, startsAt: string, now: number): string => {
  const isSoon = comes(REMINDERS.soon, startsAt, now);
  const isBoth = isSoon && comes(REMINDERS.tomorrow, startsAt, now);
  const reminders = isBoth ? t('booking.remindBoth') : isSoon && t('booking.remindSoon');
  return [t('booking.bookedText'), reminders].filter(Boolean).join(' ');
};

/** Whoever books now can change nothing on line any more; a server that does not say until when leaves it open. */
export const isTooNear = (until: string | undefined, now: number): boolean =>
  until !== undefined && now >= Date.parse(until) + MINUTE_MS;

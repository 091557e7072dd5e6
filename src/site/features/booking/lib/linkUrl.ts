import type { Booking } from '#contract/bookings';
import { bookingLinkAddress } from '#shared/config/bookingPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { withQuery } from '#shared/config/paths';
import { dayOfIso } from '#shared/lib/calendarDay';
import { WEEK, weekStart } from './days';

export interface MoveQuery {
  move: boolean;
  day: string | undefined;
  from: string | undefined;
}

export const completedActionOf = (query: URLSearchParams, { state, sequence }: Booking): 'booked' | 'moved' | null => {
  const done = state === 'booked' ? query.get('done') : null;
  if (done === 'booked' && sequence === 0) return done;
  return done === 'moved' && sequence > 0 ? done : null;
};

const day = (text: string | null) => (text && dayOfIso(text) ? text : undefined);

export const parseLinkUrl = (query: URLSearchParams): MoveQuery => ({
  move: query.get('move') === '1',
  day: day(query.get('day')),
  from: day(query.get('from')),
});

export const moveRequestOf = (
  { token, services, branch, starts_at: start }: Booking,
  { day: selectedDay, from }: Pick<MoveQuery, 'day' | 'from'>,
) => ({
  services: services.map(({ id }) => id).join(','),
  branch: branch.id,
  from: weekStart(from, selectedDay, start),
  days: WEEK,
  instead: token,
});

export const linkAddress =
  (token: string, { move, day: selectedDay, from }: Partial<MoveQuery>): AddressFrom =>
  ({ paths }) =>
    withQuery(paths.inLanguage(bookingLinkAddress(token)), { move: move ? 1 : undefined, day: selectedDay, from });

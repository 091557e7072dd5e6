import { bookingLinkAddress } from '../../../../shared/config/bookingPaths';
import type { AddressFrom } from '../../../../shared/config/hooks/useAddress';
import { withQuery } from '../../../../shared/config/paths';
import { dayOfIso } from '../../../../shared/lib/calendarDay';

export interface MoveQuery {
  /** Another time is being chosen. */
  move: boolean;
  day: string | undefined;
  from: string | undefined;
}

const day = (text: string | null) => (text && dayOfIso(text) ? text : undefined);

export const parseLinkUrl = (query: URLSearchParams): MoveQuery => ({
  move: query.get('move') === '1',
  day: day(query.get('day')),
  from: day(query.get('from')),
});

/** The same booking, with another day to choose a time of; without `move` it only shows. */
export const linkAddress =
  (token: string, { move, day: shown, from }: Partial<MoveQuery>): AddressFrom =>
  ({ paths }) =>
    withQuery(paths.inLanguage(bookingLinkAddress(token)), { move: move ? 1 : undefined, day: shown, from });

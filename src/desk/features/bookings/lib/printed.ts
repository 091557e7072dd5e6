import type { Calendar, CalendarBay, DeskBooking } from '#contract/bookingsDesk';
import { isGone } from './columns';

export interface PrintedBayList {
  bay: CalendarBay;
  items: DeskBooking[];
}

/** What a sheet of paper has of a day: the bays with somebody in them, by time; what a visitor only holds is on none. */
export const printedOf = ({ bays, items }: Calendar): PrintedBayList[] =>
  bays
    .map((bay) => ({
      bay,
      items: items
        .filter((item) => item.bay === bay.id && item.state !== 'held' && !isGone(item))
        .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)),
    }))
    .filter((list) => list.items.length > 0);

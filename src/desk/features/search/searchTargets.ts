import { BOOKING_STATES } from '#contract/rules/bookings';
import { dateAt } from '#contract/rules/clock';
import { ENQUIRY_STATUSES } from '#contract/rules/limits';
import { VISIT_STATES } from '#contract/rules/visits';
import type { DeskSearchGroup, DeskSearchHit } from '#contract/search';

import type { DeskT } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';

const SHOWN_STATES = BOOKING_STATES.filter((one) => one !== 'expired');

type Kind = DeskSearchGroup['kind'];

/** Returns the address of a hit. The calendar needs branch and day of a booking to show it. */
export const pathOfHit = (kind: Kind, { id, branch, at }: DeskSearchHit): string => {
  switch (kind) {
    case 'customer':
      return deskPaths.customer(id);
    case 'visit':
      return deskPaths.visit(id);
    case 'booking':
      return deskPaths.bookings({ branch: branch?.id, day: at ? dateAt(at) : undefined, booking: id });
    case 'enquiry':
      return deskPaths.enquiry(id);
    case 'part':
      return deskPaths.stockOf(id);
    default:
      return kind satisfies never;
  }
};

/** Returns the address of the list that shows all hits of a kind. */
export const pathOfAll = (kind: Kind, q: string): string =>
  ({
    customer: deskPaths.customers({ q }),
    visit: deskPaths.visits({ q }),
    booking: deskPaths.bookings({ q }),
    enquiry: deskPaths.inbox({ q }),
    part: deskPaths.stock({ q }),
  })[kind];

/** Returns the words of a state, or null for kinds without states. */
export const stateWords = (kind: Kind, { state }: DeskSearchHit, t: DeskT): string | null => {
  const enquiry = kind === 'enquiry' && ENQUIRY_STATUSES.find((one) => one === state);
  if (enquiry) return t(`status.${enquiry}`);
  const visit = kind === 'visit' && VISIT_STATES.find((one) => one === state);
  if (visit) return t(`visitState.${visit}`);
  const booking = kind === 'booking' && SHOWN_STATES.find((one) => one === state);
  return booking ? t(`bookingState.${booking}`) : null;
};

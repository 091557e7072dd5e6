import { useNavigate } from 'react-router';
import type { CalendarQuery } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { useBranches } from '#desk/common/hooks/useBranches';
import { useNow } from '#desk/common/hooks/useNow';
import { deskPaths } from '#desk/common/lib/paths';
import { useQueryParams } from '#shared/lib/address';
import { dayOfIso } from '#shared/lib/calendarDay';
import { weekOf } from '../lib/days';

export const VIEWS = ['day', 'week'] as const;
type View = (typeof VIEWS)[number];

/** What the screen shows: all of it stands in the address. */
interface CalendarAddress {
  view: View;
  day: string;
  /** 0: the first one of whoever looks. */
  branch: number;
  /** 0: all of them. */
  bay: number;
  /** The one that is open; 0: none. */
  booking: number;
  /** The one that is to be booked. */
  enquiry: number;
  q: string;
  /** Cancelled ones and those that did not come are listed too. */
  isWithGone: boolean;
}

const idIn = (params: URLSearchParams, name: string): number => {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
};

const addressOf = (params: URLSearchParams, today: string): CalendarAddress => {
  const day = params.get('day') ?? '';
  return {
    view: VIEWS.find((view) => view === params.get('view')) ?? 'day',
    day: dayOfIso(day) ? day : today,
    branch: idIn(params, 'branch'),
    bay: idIn(params, 'bay'),
    booking: idIn(params, 'booking'),
    enquiry: idIn(params, 'enquiry'),
    q: params.get('q') ?? '',
    isWithGone: params.get('gone') === 'yes',
  };
};

/** What is asked of the server for it. */
export const askedOf = ({ view, day }: CalendarAddress, branch: number): CalendarQuery =>
  view === 'week' ? { branch, from: weekOf(day), days: 7 } : { branch, from: day, days: 1 };

export interface AddressHook {
  address: CalendarAddress;
  /** The chosen branch, or the first of whoever looks; 0 until it is known. */
  branch: number;
  today: string;
  /** `null` takes a part out. */
  go: (change: Readonly<Record<string, string | number | null>>, isReplaced?: boolean) => void;
}

/** What the address of the calendar says, and the way to another one. */
export const useCalendarAddress = (): AddressHook => {
  const navigate = useNavigate();
  const params = useQueryParams();
  const branches = useBranches();
  const today = dateAt(useNow());
  const address = addressOf(params, today);
  return {
    address,
    branch: address.branch || (branches[0]?.id ?? 0),
    today,
    go: (change, isReplaced = false) =>
      void navigate(deskPaths.bookings({ ...Object.fromEntries(params), ...change }), { replace: isReplaced }),
  };
};

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

interface CalendarAddress {
  view: View;
  day: string;
  branch: number;
  bay: number;
  booking: number;
  enquiry: number;
  q: string;
  isWithGone: boolean;
  isComing: boolean;
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
    isComing: params.get('coming') === 'yes',
  };
};

export const calendarQueryOf = ({ view, day }: CalendarAddress, branch: number): CalendarQuery =>
  view === 'week' ? { branch, from: weekOf(day), days: 7 } : { branch, from: day, days: 1 };

export interface AddressHook {
  address: CalendarAddress;
  branch: number;
  today: string;
  go: (change: Readonly<Record<string, string | number | null>>, isReplaced?: boolean) => void;
}

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

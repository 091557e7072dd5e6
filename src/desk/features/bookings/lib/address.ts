import type { CalendarQuery } from '#contract/bookingsDesk';
import { dayOfIso } from '#shared/lib/calendarDay';
import { weekOf } from './days';

export const VIEWS = ['day', 'week'] as const;
export type View = (typeof VIEWS)[number];

/** What the screen shows: all of it stands in the address. */
export interface CalendarAddress {
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

export const addressOf = (params: URLSearchParams, today: string): CalendarAddress => {
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

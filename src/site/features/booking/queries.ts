import { getBookableServices } from '../../../api/endpoints/bookableServices';
import { getBooking, getBookingTimes, getHeldTime, getNextTimes } from '../../../api/endpoints/bookings';
import { getBranches } from '../../../api/endpoints/branches';
import type { Load, QueryThunk } from '../../../shared/config/page';
import type { Language } from '../../../shared/i18n/languages';
import { parseBookingUrl } from './lib/bookingUrl';
import { firstBranch, WEEK, weekStart } from './lib/days';
import { movesAsked, parseLinkUrl } from './lib/linkUrl';

const KEPT = { subscribe: false } as const;

/** The next free times say which branch and which week are shown: only then are its times asked for. */
const timesOf =
  (lang: Language, { services, branch, day, from }: ReturnType<typeof parseBookingUrl>): QueryThunk =>
  async (dispatch) => {
    const wanted = services.join(',');
    const { data: next } = await dispatch(getNextTimes.initiate({ lang, services: wanted }, KEPT));
    const chosen = branch ?? (next && firstBranch(next));
    if (!next || chosen === undefined) return;
    const free = next.branches.find((one: { branch: number }) => one.branch === chosen)?.starts_at ?? null;
    const asked = { lang, services: wanted, branch: chosen, from: weekStart(from, day, free), days: WEEK };
    await dispatch(getBookingTimes.initiate(asked, KEPT));
  };

/** `useChoice` asks for these. */
export const bookingQueries: Load = ({ language: lang }, { url }) => {
  const choice = parseBookingUrl(url.searchParams);
  return [
    getBookableServices.initiate({ lang }, KEPT),
    getBranches.initiate({ lang }, KEPT),
    ...(choice.hold ? [getHeldTime.initiate({ lang, token: choice.hold }, KEPT)] : []),
    ...(choice.services.length > 0 && !choice.hold ? [timesOf(lang, choice)] : []),
  ];
};

/** `MoveTimes` asks for these: which they are says the booking. */
const movesOf =
  (lang: Language, token: string, { day, from }: ReturnType<typeof parseLinkUrl>): QueryThunk =>
  async (dispatch) => {
    const { data: booking } = await dispatch(getBooking.initiate({ lang, token }, KEPT));
    if (booking) await dispatch(getBookingTimes.initiate({ lang, ...movesAsked(booking, { day, from }) }, KEPT));
  };

/** Of a booking by its link. */
export const bookingLinkQueries: Load = ({ language: lang }, { params: { token = '' }, url }) => {
  const asked = parseLinkUrl(url.searchParams);
  return [asked.move ? movesOf(lang, token, asked) : getBooking.initiate({ lang, token }, KEPT)];
};

import { getBooking, getBookingTimes, getHeldTime, getNextTimes } from '#api/generated/bookings';
import { getBranches } from '#api/generated/branches';
import { getBrands, getModels } from '#api/generated/brands';
import { getBookableServices } from '#api/generated/catalog';
import type { Load, QueryThunk } from '#shared/config/page';
import type { Language } from '#shared/i18n/languages';
import { bookableOnline, parseBookingUrl } from './lib/bookingAddress';
import { branchOf, WEEK, weekStart } from './lib/days';
import { moveRequestOf, parseLinkUrl } from './lib/linkUrl';

const NO_SUBSCRIPTION = { subscribe: false } as const;

/** Loads next free slots, then the slots of a week, because the former determine branch and week. */
const timesOf =
  (lang: Language, { services, branch, day, from, instead, model }: ReturnType<typeof parseBookingUrl>): QueryThunk =>
  async (dispatch) => {
    if (services.length === 0) return;
    const { data: known } = await dispatch(getBookableServices.initiate({ lang }, NO_SUBSCRIPTION));
    const serviceIds = bookableOnline(services, known).join(',');
    if (!serviceIds) return;
    const { data: next } = await dispatch(
      getNextTimes.initiate({ lang, services: serviceIds, instead, model }, NO_SUBSCRIPTION),
    );
    const chosen = next && branchOf(next, branch);
    if (!next || chosen === undefined) return;
    const free = next.branches.find((one: { branch: number }) => one.branch === chosen)?.starts_at ?? null;
    const timesArgs = {
      lang,
      services: serviceIds,
      branch: chosen,
      from: weekStart(from, day, free),
      days: WEEK,
      instead,
      model,
    };
    await dispatch(getBookingTimes.initiate(timesArgs, NO_SUBSCRIPTION));
  };

const holdOrTimes =
  (lang: Language, token: string, times: QueryThunk): QueryThunk =>
  async (dispatch, ...rest) => {
    const { data: held } = await dispatch(getHeldTime.initiate({ lang, token }, NO_SUBSCRIPTION));
    if (!held) await times(dispatch, ...rest);
  };

export const bookingQueries: Load = ({ language: lang }, { url }) => {
  const choice = parseBookingUrl(url.searchParams);
  return [
    getBookableServices.initiate({ lang }, NO_SUBSCRIPTION),
    getBranches.initiate({ lang }, NO_SUBSCRIPTION),
    ...(choice.brand
      ? [
          getBrands.initiate({ lang }, NO_SUBSCRIPTION),
          getModels.initiate({ lang, brandId: choice.brand }, NO_SUBSCRIPTION),
        ]
      : []),
    choice.hold ? holdOrTimes(lang, choice.hold, timesOf(lang, choice)) : timesOf(lang, choice),
  ];
};

const movesOf =
  (lang: Language, token: string, { day, from }: ReturnType<typeof parseLinkUrl>): QueryThunk =>
  async (dispatch) => {
    const { data: booking } = await dispatch(getBooking.initiate({ lang, token }, NO_SUBSCRIPTION));
    if (booking)
      await dispatch(getBookingTimes.initiate({ lang, ...moveRequestOf(booking, { day, from }) }, NO_SUBSCRIPTION));
  };

export const bookingLinkQueries: Load = ({ language: lang }, { params: { token = '' }, url }) => {
  const linkQuery = parseLinkUrl(url.searchParams);
  return [linkQuery.move ? movesOf(lang, token, linkQuery) : getBooking.initiate({ lang, token }, NO_SUBSCRIPTION)];
};

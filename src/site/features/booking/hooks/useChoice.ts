import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetBookableServicesQuery } from '../../../../api/endpoints/bookableServices';
import { useGetBookingTimesQuery, useGetNextTimesQuery } from '../../../../api/endpoints/bookings';
import { useGetBranchesQuery } from '../../../../api/endpoints/branches';
import { useQueryParams } from '../../../../shared/hooks/useQueryParams';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { parseBookingUrl } from '../lib/bookingUrl';
import { firstBranch, WEEK, weekStart } from '../lib/days';

/** Free times are asked for anew when they are so many seconds old. */
const FRESH = { refetchOnMountOrArgChange: 30 } as const;

/** What the address chooses, and what is free of it. `queries.ts` asks for the same. */
export const useChoice = () => {
  const lang = useLanguage();
  const choice = parseBookingUrl(useQueryParams());
  // A time that is held is chosen: nothing else is looked for.
  const wanted = choice.hold ? '' : choice.services.join(',');
  const services = useGetBookableServicesQuery({ lang });
  const branches = useGetBranchesQuery({ lang });
  const next = useGetNextTimesQuery(wanted ? { lang, services: wanted } : skipToken, FRESH);
  const branch = choice.branch ?? (next.currentData && firstBranch(next.currentData));
  const free = next.currentData?.branches.find((one) => one.branch === branch)?.starts_at ?? null;
  const from = weekStart(choice.from, choice.day, free);
  const isKnown = wanted !== '' && branch !== undefined && next.currentData !== undefined;
  const times = useGetBookingTimesQuery(
    isKnown ? { lang, services: wanted, branch, from, days: WEEK } : skipToken,
    FRESH,
  );
  return { choice, services, branches, next, branch, free, from, times };
};

export type Choice = ReturnType<typeof useChoice>;

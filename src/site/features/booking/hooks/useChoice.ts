import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetBookableServicesQuery } from '#api/endpoints/bookableServices';
import { useGetBookingTimesQuery, useGetNextTimesQuery } from '#api/endpoints/bookings';
import { useGetBranchesQuery } from '#api/endpoints/branches';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { linkedServices, parseBookingUrl } from '../lib/bookingUrl';
import { branchOf, WEEK, weekStart } from '../lib/days';
import { bookedOf, droppedOf } from '../lib/services';
import { useUsualBranch } from './useUsualBranch';

/** Free times are asked for anew when they are so many seconds old. */
const FRESH = { refetchOnMountOrArgChange: 30 } as const;

/**
 * What the address chooses, and what is free of it; of a time that is held nothing else is looked for. `queries.ts` asks for the same. `own`: what
 * the visitor holds, which is in nobody else's way.
 */
export const useChoice = (isHeld: boolean, own: string | undefined) => {
  const lang = useLanguage();
  const query = useQueryParams();
  const asked = parseBookingUrl(query);
  const services = useGetBookableServicesQuery({ lang });
  const known = services.currentData;
  const choice = { ...asked, services: bookedOf(asked.services, known) };
  const dropped = droppedOf(linkedServices(query), choice.services, known);
  const byPhone = known?.filter(({ id, minutes }) => minutes === null && asked.services.includes(id)) ?? [];
  const isAsked = !isHeld && (known !== undefined || services.isError);
  const wanted = isAsked ? choice.services.join(',') : '';
  const branches = useGetBranchesQuery({ lang });
  const instead = own ?? asked.instead;
  const next = useGetNextTimesQuery(wanted ? { lang, services: wanted, instead } : skipToken, FRESH);
  const usual = useUsualBranch(wanted !== '' && choice.branch === undefined, branches.currentData?.branches);
  const branch = next.currentData ? branchOf(next.currentData, choice.branch, usual) : choice.branch;
  const isElsewhere = next.currentData !== undefined && choice.branch !== undefined && branch !== choice.branch;
  const free = next.currentData?.branches.find((one) => one.branch === branch)?.starts_at ?? null;
  const from = weekStart(choice.from, choice.day, free);
  const isKnown = wanted !== '' && branch !== undefined && next.currentData !== undefined;
  const times = useGetBookingTimesQuery(
    isKnown ? { lang, services: wanted, branch, from, days: WEEK, instead } : skipToken,
    FRESH,
  );
  return { choice, byPhone, dropped, services, branches, next, branch, isElsewhere, free, from, times };
};

export type Choice = ReturnType<typeof useChoice>;

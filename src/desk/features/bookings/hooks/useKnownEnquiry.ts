import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadDeskTimesQuery } from '#api/desk/bookings';
import { useDetailQuery } from '#api/desk/lists';
import { isApiProblem } from '#api/problem';
import { dateAt } from '#contract/rules/clock';
import { BOOKING_CALENDAR_DAYS } from '#contract/rules/deskLimits';
import { useCarIds } from '#desk/common/hooks/useCarIds';
import { useNow } from '#desk/common/hooks/useNow';
import type { Language } from '#shared/i18n/languages';
import type { NewValues } from '../lib/newValues';
import { firstFree } from '../lib/times';

export interface KnownEnquiry {
  values: Partial<NewValues>;
  language: Language;
}

/**
 * What an enquiry says of its booking, with the next time that is free for the service it was sent from; undefined while that is being read.
 * `enquiry` 0: none.
 */
export const useKnownEnquiry = (enquiry: number, branch: number, today: string): KnownEnquiry | undefined => {
  const { currentData: read, isError } = useDetailQuery(enquiry > 0 ? { id: enquiry } : skipToken);
  const now = useNow();
  const car = useCarIds(read?.brand, read?.model);
  const span = { branch, from: today, days: BOOKING_CALENDAR_DAYS };
  const service = read?.product?.kind === 'service' ? read.product : null;
  const ofService = useReadDeskTimesQuery(
    service && branch > 0 ? { ...span, services: String(service.id) } : skipToken,
  );
  // One that is no longer booked at the desk is refused there: the form begins without it.
  const isRefused = isApiProblem(ofService.error) && ofService.error.kind === 'rejected';
  const anyTimes = useReadDeskTimesQuery(read && branch > 0 && (!service || isRefused) ? span : skipToken);
  const times = service && !isRefused ? ofService : anyTimes;
  if (isError) return { values: {}, language: 'ru' };
  if (!read || !car || (!times.currentData && !times.isError)) return undefined;
  const first = times.currentData && firstFree(times.currentData, now);
  return {
    language: read.language,
    values: {
      phone: read.phone.replace(/\D/g, '').replace(/^998/, ''),
      name: read.customer.name || read.name,
      brand: car.brand,
      model: car.model,
      services: service && !isRefused ? [{ id: service.id, name: service.name }] : [],
      day: first ? dateAt(first.start) : today,
      chosen: first ? { start: first.start, bay: 0 } : null,
    },
  };
};

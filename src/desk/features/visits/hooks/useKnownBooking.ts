import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadBookingQuery } from '#api/desk/bookings';
import { useCarBrandsQuery } from '#api/desk/lists';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { type BeginValues, phoneOf, splitName } from '../lib/beginValues';

/** What a booking says of the visit that it becomes; undefined while that is being read. */
export const useKnownBooking = (booking: number | null): Partial<BeginValues> | undefined => {
  const lang = useLanguage();
  const { currentData: read, isError } = useReadBookingQuery(booking === null ? skipToken : { id: booking });
  const brands = useCarBrandsQuery(read?.model ? { lang } : skipToken);
  // What cannot be read is typed.
  if (isError) return {};
  if (!read || (read.model !== null && !brands.currentData && !brands.isError)) return undefined;
  const { phone, name, car, model, garage_car: own } = read;
  // A brand may begin with the name of another one.
  const [brand] = (brands.currentData ?? [])
    .filter((one) => car.startsWith(`${one.name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return {
    phone: phoneOf(phone),
    // Without a card the number is still looked up, so that the car of an earlier visit is offered.
    foundBy: read.customer ? phoneOf(phone) : '',
    ...splitName(name),
    customer: read.customer ?? 0,
    language: read.language,
    branch: String(read.branch.id),
    ...(own !== null && { car: String(own) }),
    ...(brand && model !== null && { brand: brand.id, model }),
    ...(read.year !== null && { year: String(read.year) }),
  };
};

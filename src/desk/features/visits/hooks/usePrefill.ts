import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDetailQuery } from '#api/desk/enquiries';
import { useReadBookingQuery } from '#api/desk/generated/bookings';
import { useReadCustomerQuery } from '#api/desk/generated/customers';
import { useCarBrandsQuery } from '#api/desk/lists';
import { useCarIds } from '#desk/common/ui/Cars';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { type Known, phoneOf, splitName } from '../lib/beginValues';

const useKnownBooking = (booking: number | null): Known | undefined => {
  const lang = useLanguage();
  const { currentData: read, isError } = useReadBookingQuery(booking === null ? skipToken : { id: booking });
  const brands = useCarBrandsQuery(read?.model ? { lang } : skipToken);
  if (isError) return {};
  if (!read || (read.model !== null && !brands.currentData && !brands.isError)) return undefined;
  const { phone, name, car, model, garage_car: own } = read;
  // Longest match, because a brand name may begin with the name of another brand.
  const [brand] = (brands.currentData ?? [])
    .filter((one) => car.startsWith(`${one.name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return {
    phone: phoneOf(phone),
    // Empty without a customer card: the form then looks the phone up, to offer the car of an earlier visit.
    foundBy: read.customer ? phoneOf(phone) : '',
    ...splitName(name),
    customer: read.customer ?? 0,
    language: read.language,
    branch: String(read.branch.id),
    plate: read.plate,
    carName: [car, read.year].filter(Boolean).join(', '),
    complaint: read.complaint,
    note: read.note,
    works: read.services.map((service) => service.name).join(', '),
    services: read.services.map((service) => service.id),
    ...(own !== null && { car: String(own) }),
    ...(brand && model !== null && { brand: brand.id, model }),
    ...(read.year !== null && { year: String(read.year) }),
  };
};

interface KnownBy {
  enquiry: number | null;
  customer: number | null;
  booking: number | null;
}

export const usePrefill = ({ enquiry, customer, booking }: KnownBy): Known | undefined => {
  const lang = useLanguage();
  const booked = useKnownBooking(booking);
  const asked = useDetailQuery(enquiry === null ? skipToken : { id: enquiry });
  const card = useReadCustomerQuery(customer === null ? skipToken : { id: customer });
  const car = useCarIds(asked.currentData?.brand, asked.currentData?.model);
  if (asked.isError || card.isError) return {};
  if (booking !== null) return booked;
  if (enquiry !== null) {
    const read = asked.currentData;
    if (!read || !car) return undefined;
    return {
      phone: phoneOf(read.phone),
      foundBy: read.customer.id ? phoneOf(read.phone) : '',
      ...splitName(read.customer.name || read.name),
      customer: read.customer.id ?? 0,
      language: read.language,
      complaint: read.text,
      carName: [read.brand, read.model].filter(Boolean).join(' '),
      works: read.product?.kind === 'service' ? read.product.name : '',
      services: read.product?.kind === 'service' ? [read.product.id] : [],
      ...car,
      ...(read.branch && { branch: String(read.branch.id) }),
    };
  }
  if (customer !== null) {
    const read = card.currentData;
    if (!read) return undefined;
    const phone = phoneOf(read.phone);
    return { phone, foundBy: phone, ...splitName(read.name), customer: read.id, language: lang };
  }
  return { language: lang };
};

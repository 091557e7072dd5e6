import type { TFunction } from 'i18next';
import type { FormAnswer } from '#contract/render';
import { BOOKING_ID } from '#shared/config/anchors';
import { BUY_ID, BUY_PARAM, type FallbackForm } from '../../fallback/fallbackForm';
import { APPOINTMENT_ID } from '../../features/enquiries/AppointmentSection';
import { FallbackThanks, ProblemBox, Trap } from '../../features/enquiries/FallbackParts';
import { PurchaseFallbackForm } from '../../features/enquiries/PurchaseFallbackForm';
import { suspiciousDigits } from '../../features/enquiries/readFallbackForm';
import { bookingFormOf } from './bookingFormOf';
import type { FormOfPage } from './formOfPage';
import { trackFormOf } from './trackFormOf';
import { visitFormOf } from './visitFormOf';

const placeOf = (page: FormOfPage | null): string => {
  if (page?.kind === 'purchase') return `?${BUY_PARAM}=1#${BUY_ID}`;
  return `#${page?.kind === 'appointment' && page.serviceId !== null ? BOOKING_ID : APPOINTMENT_ID}`;
};

export const fallbackFormOf = (
  page: FormOfPage | null,
  answer: FormAnswer | undefined,
  isBuying: boolean,
  t: TFunction,
): FallbackForm => {
  const base = {
    fields: {},
    errors: {},
    problem: null,
    thanks: null,
    tracking: null,
    visit: null,
    booking: null,
    trap: <Trap />,
  };
  if (page?.kind === 'tracking') return { ...base, purchase: null, tracking: trackFormOf(answer, t) };
  if (page?.kind === 'estimate' || page?.kind === 'review')
    return { ...base, purchase: null, visit: visitFormOf(answer, t) };
  if (page?.kind === 'booking' || page?.kind === 'bookingLink')
    return { ...base, purchase: null, booking: bookingFormOf(answer, t) };
  if (answer?.sent) {
    return { ...base, purchase: null, thanks: <FallbackThanks reference={answer.reference} again={placeOf(page)} /> };
  }
  const isPurchase = page?.kind === 'purchase';
  const purchase = isPurchase && (answer || isBuying) ? (part: string) => <PurchaseFallbackForm part={part} /> : null;
  if (!answer) return { ...base, purchase };
  const { fields, errors, problem, detail } = answer;
  return {
    ...base,
    fields,
    errors,
    purchase,
    problem: (
      <ProblemBox
        errors={errors}
        problem={problem}
        detail={detail}
        asked={suspiciousDigits(fields)}
        textLabel={t(isPurchase ? 'shop.buyMessage' : 'forms.message')}
      />
    ),
  };
};

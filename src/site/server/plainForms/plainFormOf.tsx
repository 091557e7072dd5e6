import type { TFunction } from 'i18next';
import type { FormAnswer } from '../../../../contract/render';
import { APPOINTMENT_ID } from '../../features/requests/components/AppointmentSection';
import { PlainThanks, ProblemBox, Trap } from '../../features/requests/plain/PlainParts';
import { PurchasePlainForm } from '../../features/requests/plain/PurchasePlainForm';
import { askedDigits } from '../../features/requests/plain/readPlainForm';
import { BUY_ID, BUY_PARAM, type PlainForm } from '../../features/requests/plainForm';
import { BOOKING_ID } from '../../pages/service/BookService';
import type { FormOfPage } from './formOfPage';

const placeOf = (page: FormOfPage | null): string => {
  if (page?.kind === 'purchase') return `?${BUY_PARAM}=1#${BUY_ID}`;
  return `#${page?.serviceId == null ? APPOINTMENT_ID : BOOKING_ID}`;
};

/** What a page's form says to whoever has no script: at first, when it came back, and when it was taken. */
export const plainFormOf = (
  page: FormOfPage | null,
  answer: FormAnswer | undefined,
  isBuying: boolean,
  t: TFunction,
): PlainForm => {
  const base = { fields: {}, errors: {}, problem: null, thanks: null, trap: <Trap /> };
  if (answer?.sent) {
    return { ...base, purchase: null, thanks: <PlainThanks reference={answer.reference} again={placeOf(page)} /> };
  }
  const isPurchase = page?.kind === 'purchase';
  const purchase = isPurchase && (answer || isBuying) ? (part: string) => <PurchasePlainForm part={part} /> : null;
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
        asked={askedDigits(fields)}
        textLabel={t(isPurchase ? 'shop.buyMessage' : 'forms.message')}
      />
    ),
  };
};

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetBookingTimesQuery } from '#api/endpoints/bookings';
import type { Hold } from '#contract/bookings';
import { dateAt } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/date';
import { formatDuration } from '#shared/i18n/formats/duration';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { priceWords } from '../lib/price';
import styles from './Details.module.css';

export interface CarPriceProps {
  held: Pick<Hold, 'services' | 'branch' | 'starts_at'>;
  /** Undefined until the car is known. */
  model: number | undefined;
}

/** How long it takes and what it costs for the car in the form. Its place is there before. */
export const CarPrice = ({ held, model }: CarPriceProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { services, branch, starts_at: start } = held;
  const { currentData: found } = useGetBookingTimesQuery(
    model === undefined
      ? skipToken
      : { lang, services: services.join(','), branch, from: dateAt(start), days: 1, model },
  );
  return (
    <p className={styles.price} aria-live="polite">
      {model === undefined && <span>{t('booking.priceOnceKnown')}</span>}
      {found && (
        <>
          <span>{`${t('booking.priceOfCar')} `}</span>
          <strong>{`${formatDuration(found.minutes, t)}, ${priceWords(found.price, lang, t)}`}</strong>
          {found.price.day && <span>{`. ${t('booking.priceDay', { day: formatDate(found.price.day, lang) })}`}</span>}
        </>
      )}
    </p>
  );
};

import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings';
import { clockAt } from '#contract/rules/clock';
import { usePublicConfig } from '#shared/config/publicConfig';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Icon } from '#shared/ui/media/Icon';
import { unbroken } from '#shared/ui/text/unbroken';
import { useIsHydrated } from '../hooks/useForms';
import { priceWords, startWords } from '../lib/days';
import calendarLinkStyles from './Actions.module.css';
import styles from './BookingCard.module.css';

interface BookingCardProps {
  booking: Booking;
  children: ReactNode;
}

export const BookingCard = ({ booking, children }: BookingCardProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { branch, services, price, starts_at: start, ends_at: end, car, year, reference } = booking;
  const facts = [
    [t('booking.reference'), reference],
    [t('booking.time'), `${startWords(start, lang)} – ${clockAt(end)}`],
    [t('booking.services'), services.map(({ name }) => name).join(', ')],
    ...(car ? [[t('booking.car'), [car, year || ''].filter(Boolean).join(', ')]] : []),
    ...(price
      ? [
          [
            t('booking.price'),
            [priceWords(price, lang, t), price.day && t('booking.priceDay', { day: formatDate(price.day, lang) })]
              .filter(Boolean)
              .join('. '),
          ],
        ]
      : []),
  ];
  return (
    <section className={styles.card} aria-labelledby="booking-card">
      <h2 id="booking-card" className={styles.title}>
        {branch.name}
      </h2>
      <p className={styles.address}>{branch.address}</p>
      {branch.phone && (
        <a className={styles.phone} href={telHref(branch.phone)}>
          {formatPhone(branch.phone)}
        </a>
      )}
      <dl className={styles.facts}>
        {facts.map(([term, value = '']) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
};

interface CalendarLinkProps {
  token: string;
  isCancelled?: boolean;
}

export const CalendarLink = ({ token, isCancelled = false }: CalendarLinkProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { mainApiUrl } = usePublicConfig();
  const isHydrated = useIsHydrated();
  return (
    <div className={calendarLinkStyles.files} data-no-print="">
      <a
        className={calendarLinkStyles.file}
        href={`${mainApiUrl}/main/bookings/${encodeURIComponent(token)}/calendar.ics?language=${lang}`}
        download
      >
        <Icon name="calendar" size={20} />
        <span>{t(isCancelled ? 'booking.calendarOut' : 'booking.calendar')}</span>
      </a>
      {isHydrated && !isCancelled && <Button onClick={() => window.print()}>{t('booking.print')}</Button>}
    </div>
  );
};

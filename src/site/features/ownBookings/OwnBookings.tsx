import { useGetOwnBookingsQuery } from '#api/generated/bookings';
import { isNotFound } from '#api/problem';
import type { Booking } from '#contract/bookings';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useServerNow } from '#shared/lib/serverClock';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { BookingCard } from './BookingCard';
import noBookingsStyles from './NoBookings.module.css';
import styles from './OwnBookings.module.css';

const NoBookings = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <div className={noBookingsStyles.none}>
      <Icon name="calendar" size={32} />
      <strong>{t('ownBookings.none')}</strong>
      <p>{t('ownBookings.noneText')}</p>
      <Link className={noBookingsStyles.way} to={paths.inLanguage(bookingAddress())}>
        {t('common.book')}
      </Link>
    </div>
  );
};

const LIVE: ReadonlySet<Booking['state']> = new Set(['booked', 'arrived', 'in_work']);

export const OwnBookings = ({ userId }: { userId: number }) => {
  const lang = useLanguage();
  const now = useServerNow();
  const query = useGetOwnBookingsQuery({ lang, userId }, { refetchOnMountOrArgChange: true });
  // Other API servers lack this call.
  if (isNotFound(query.error)) return <NoBookings />;
  const isUpcoming = ({ state, ends_at }: Booking) => LIVE.has(state) && Date.parse(ends_at) > now;
  return (
    <QueryBlock<Booking[]> query={query} empty={<NoBookings />} placeholder={<Skeleton className={styles.waiting} />}>
      {(bookings) => (
        <div className={styles.parts}>
          <Part name="coming" bookings={bookings.filter(isUpcoming)} />
          <Part name="past" bookings={bookings.filter((one) => !isUpcoming(one))} />
        </div>
      )}
    </QueryBlock>
  );
};

const Part = ({ name, bookings }: { name: 'coming' | 'past'; bookings: readonly Booking[] }) => {
  const { t } = useTranslation();
  if (bookings.length === 0 && name === 'past') return null;
  return (
    <section className={styles.part} aria-labelledby={`${name}-bookings`}>
      <h2 id={`${name}-bookings`} className={styles.title}>
        {t(`ownBookings.${name}`)}
      </h2>
      {bookings.length === 0 ? (
        <p className={styles.quiet}>{t('ownBookings.nothingComing')}</p>
      ) : (
        <ul className={styles.list}>
          {bookings.map((booking) => (
            <li key={booking.reference}>
              <BookingCard booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

import type { Booking } from '#contract/bookings';
import { bookingLinkAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDay } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { clockOf } from '#shared/lib/calendarDay';
import { Link } from '#shared/ui/actions/Link';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './OwnBookings.module.css';

const STATES = {
  booked: 'ownBookings.booked',
  arrived: 'ownBookings.arrived',
  in_work: 'ownBookings.inWork',
  done: 'ownBookings.done',
  no_show: 'ownBookings.noShow',
  cancelled: 'ownBookings.cancelled',
} as const satisfies Record<Booking['state'], string>;

export const BookingCard = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const { reference, starts_at, state, confirmed, services, branch, car, year } = booking;
  const when = t('ownBookings.when', { day: formatDay(starts_at, lang), time: clockOf(starts_at) });
  const name = t('ownBookings.one', { reference, when });
  const stateKey = booking.is_over
    ? 'ownBookings.over'
    : booking.is_stranded
      ? 'ownBookings.stranded'
      : state === 'booked' && confirmed
        ? 'ownBookings.confirmed'
        : STATES[state];
  const action = t(state === 'booked' && booking.can_change ? 'ownBookings.change' : 'ownBookings.open');
  return (
    <article className={styles.booking} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.when}>{when}</h3>
        <p className={state === 'cancelled' || state === 'no_show' || booking.is_stranded ? styles.off : styles.state}>
          {t(stateKey)}
        </p>
      </div>
      <p className={styles.text}>{services.map(({ name: service }) => service).join(', ')}</p>
      <p className={styles.quiet}>
        <span>{branch.name}</span>
        {car && <span>{[car, year || ''].filter(Boolean).join(', ')}</span>}
        <span>{unbroken(reference)}</span>
      </p>
      <Link
        className={styles.cover}
        to={paths.inLanguage(bookingLinkAddress(booking.token))}
        aria-label={`${action}: ${name}`}
      >
        <span className={styles.way}>{action}</span>
      </Link>
    </article>
  );
};

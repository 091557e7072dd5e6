import { useFindBookingsQuery, useListComingBookingsQuery } from '#api/desk/generated/bookings';
import type { DeskBooking } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './Lists.module.css';

/** The list also changes with the time. */
const POLL_MS = 60_000;

const BookingLinks = ({ bookings }: { bookings: readonly DeskBooking[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ul className={styles.links}>
      {bookings.map((one) => (
        <li key={one.id}>
          <Link
            className={styles.link}
            to={deskPaths.bookings({
              branch: one.branch.id,
              day: dateAt(Date.parse(one.starts_at)),
              booking: one.id,
            })}
          >
            <b>{[one.name, one.car].filter(Boolean).join(' · ')}</b>
            <span>
              {[
                formatDayAndTime(one.starts_at, language),
                one.branch.name,
                t(`bookingState.${one.state}`),
                one.reference,
              ].join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

export const FoundBookings = ({ q }: { q: string }) => {
  const t = useDeskTexts();
  const isAsked = q.length >= DESK_SEARCH_MIN_LENGTH;
  const query = useFindBookingsQuery({ q }, { skip: !isAsked });
  if (!isAsked) return null;
  return (
    <section aria-label={t('calendar.found')}>
      <QueryBlock query={query} placeholder={<SkeletonText lines={2} />} empty={<p>{t('calendar.nothing')}</p>}>
        {(found) => <BookingLinks bookings={found} />}
      </QueryBlock>
    </section>
  );
};

export const ComingBookings = () => {
  const t = useDeskTexts();
  const query = useListComingBookingsQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <section className={styles.part} aria-labelledby="bookings-coming">
      <div className={styles.line}>
        <h2 className={styles.title} id="bookings-coming">
          {t('calendar.coming', { count: query.currentData?.length ?? 0 })}
        </h2>
        <ButtonLink to={deskPaths.bookings()}>{t('calendar.whole')}</ButtonLink>
      </div>
      <QueryBlock query={query} placeholder={<SkeletonText lines={6} />} empty={<p>{t('calendar.comingNone')}</p>}>
        {(coming) => <BookingLinks bookings={coming} />}
      </QueryBlock>
    </section>
  );
};

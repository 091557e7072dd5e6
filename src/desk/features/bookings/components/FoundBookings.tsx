import { useFindBookingsQuery } from '#api/desk/generated/bookings';
import { dateAt } from '#contract/rules/clock';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import styles from './Lists.module.css';

export const FoundBookings = ({ q }: { q: string }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const isAsked = q.length >= DESK_SEARCH_MIN_LENGTH;
  const query = useFindBookingsQuery({ q }, { skip: !isAsked });
  if (!isAsked) return null;
  return (
    <section aria-label={t('calendar.found')}>
      <QueryBlock query={query} placeholder={<SkeletonText lines={2} />} empty={<p>{t('calendar.nothing')}</p>}>
        {(found) => (
          <ul className={styles.links}>
            {found.map((one) => (
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
        )}
      </QueryBlock>
    </section>
  );
};

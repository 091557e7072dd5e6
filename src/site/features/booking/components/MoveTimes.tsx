import { useId } from 'react';
import { useLocation } from 'react-router';
import type { Booking } from '../../../../../contract/bookings';
import { useGetBookingTimesQuery } from '../../../../api/endpoints/bookings';
import { useQueryParams } from '../../../../shared/hooks/useQueryParams';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { QueryBlock } from '../../../../shared/ui/lists/QueryBlock';
import type { Changing } from '../hooks/useChange';
import { dayOfStart } from '../lib/days';
import { FIELDS } from '../lib/fields';
import { linkAddress, movesAsked, parseLinkUrl } from '../lib/linkUrl';
import styles from './Actions.module.css';
import { FreeTimes } from './FreeTimes';
import { FreeTimesSkeleton } from './FreeTimesSkeleton';

/** Free times of the same services at the same branch; a press on one moves the booking there. */
export const MoveTimes = ({ booking, change }: { booking: Booking; change: Changing }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const id = useId();
  const { pathname, search } = useLocation();
  const { day, from } = parseLinkUrl(useQueryParams());
  const asked = movesAsked(booking, { day, from });
  const times = useGetBookingTimesQuery({ lang, ...asked }, { refetchOnMountOrArgChange: 30 });
  return (
    <form
      method="post"
      action={pathname + search}
      className={styles.move}
      aria-labelledby={id}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name={FIELDS.step} value="move" />
      <h2 id={id} className={styles.title}>
        {t('booking.moveTitle')}
      </h2>
      <QueryBlock query={times} placeholder={<FreeTimesSkeleton />}>
        {({ days }) => (
          <FreeTimes
            days={days}
            from={asked.from}
            asked={day ?? dayOfStart(booking.starts_at)}
            to={(other) => linkAddress(booking.token, { ...other, move: true })}
            name={FIELDS.start}
            onTake={(startsAt) => void change.move(startsAt)}
            isTaking={change.running !== null}
          />
        )}
      </QueryBlock>
    </form>
  );
};

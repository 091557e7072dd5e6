import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useGetBookingTimesQuery } from '#api/generated/bookings';
import type { Booking } from '#contract/bookings';
import { dateAt } from '#contract/rules/clock';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { Button } from '#shared/ui/actions/Button';
import { moveFocus } from '#shared/ui/lib/focus';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import type { Changing } from '../hooks/useChange';
import { startWords } from '../lib/days';
import { FIELDS } from '../lib/fields';
import { linkAddress, moveRequestOf, parseLinkUrl } from '../lib/linkUrl';
import styles from './Actions.module.css';
import { FreeTimes, FreeTimesSkeleton } from './SlotPicker';

export interface MoveTimesProps {
  booking: Booking;
  change: Changing;
  takesFocus: boolean;
}

export const MoveTimes = ({ booking, change, takesFocus }: MoveTimesProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const id = useId();
  const { pathname, search } = useLocation();
  const { day, from } = parseLinkUrl(useQueryParams());
  const moveRequest = moveRequestOf(booking, { day, from });
  const [picked, setPicked] = useState<string | null>(null);
  const sure = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) moveFocus(heading.current);
  }, [takesFocus]);
  useEffect(() => {
    if (!picked) return;
    moveFocus(sure.current);
    sure.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  const times = useGetBookingTimesQuery({ lang, ...moveRequest }, { refetchOnMountOrArgChange: 30 });
  return (
    <form
      method="post"
      action={pathname + search}
      className={styles.move}
      aria-labelledby={id}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name={FIELDS.step} value="move" />
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {t('booking.moveTitle')}
      </h2>
      <QueryBlock query={times} placeholder={<FreeTimesSkeleton />}>
        {({ days, until }) => (
          <FreeTimes
            days={days.map(({ starts, ...of }) => ({
              ...of,
              starts: starts.filter((start) => start !== booking.starts_at),
            }))}
            until={until}
            from={moveRequest.from}
            requestedDay={day ?? dateAt(booking.starts_at)}
            to={(other) => linkAddress(booking.token, { ...other, move: true })}
            name={FIELDS.start}
            onTake={setPicked}
            isTaking={change.running !== null}
          />
        )}
      </QueryBlock>
      {picked && (
        <div ref={sure} role="group" tabIndex={-1} className={styles.sure}>
          <p>{t('booking.moveSure', { time: startWords(picked, lang) })}</p>
          <Button
            variant="primary"
            size="lg"
            loading={change.running === 'move'}
            loadingLabel={t('forms.sending')}
            onClick={() => void change.move(picked).then(() => setPicked(null))}
          >
            {t('booking.moveYes')}
          </Button>
        </div>
      )}
    </form>
  );
};

import { useRef, useState } from 'react';
import { useGetOwnWaitlistQuery, useLeaveWaitlistMutation } from '#api/generated/bookings';
import type { OwnWaitlistEntry } from '#contract/bookings';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { clockOf } from '#shared/lib/calendarDay';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { moveFocus } from '#shared/ui/lib/focus';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './OwnBookings.module.css';

export const OwnWaitlist = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { currentData: waitlist = [], refetch } = useGetOwnWaitlistQuery(
    { lang, userId },
    { refetchOnMountOrArgChange: true },
  );
  const place = useRef<HTMLDivElement>(null);
  const [leftDay, setLeftDay] = useState('');
  /** Moves the focus to the message, because the focused button disappears. */
  const onLeft = async (day: string) => {
    await refetch();
    setLeftDay(day);
    if (document.activeElement === document.body) moveFocus(place.current);
  };
  return (
    <div ref={place}>
      <div role="status">{leftDay && <VisuallyHidden>{t('ownBookings.left', { day: leftDay })}</VisuallyHidden>}</div>
      {waitlist.length > 0 && (
        <section className={styles.waitlist} aria-labelledby="own-waits">
          <h2 id="own-waits" className={styles.title}>
            {t('ownBookings.waits')}
          </h2>
          <ul className={styles.list}>
            {waitlist.map((wait) => (
              <li key={wait.token}>
                <Wait wait={wait} onLeft={onLeft} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const Wait = ({ wait, onLeft }: { wait: OwnWaitlistEntry; onLeft: (day: string) => Promise<void> }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const [leave, { isLoading, isError }] = useLeaveWaitlistMutation();
  const { token, place, hold, starts_at, expires_at } = wait;
  const day = formatDate(wait.day, lang);
  const leaveLine = async () => {
    if (!(await leave({ lang, token })).error) await onLeft(day);
  };
  return (
    <article className={styles.wait} aria-label={day}>
      <div className={styles.head}>
        <h3 className={styles.when}>{day}</h3>
        {hold === null && <p className={styles.state}>{t('ownBookings.place', { place })}</p>}
      </div>
      <p className={styles.text}>{wait.services.map(({ name }) => name).join(', ')}</p>
      <p className={styles.quiet}>{wait.branch.name}</p>
      {hold !== null && starts_at !== null && expires_at !== null && (
        <p className={styles.state}>
          {t('ownBookings.offered', { time: clockOf(starts_at), until: clockOf(expires_at) })}
        </p>
      )}
      <div className={styles.actions}>
        {hold !== null && (
          <ButtonLink variant="primary" to={paths.inLanguage(bookingAddress({ hold }))}>
            {t('ownBookings.take')}
          </ButtonLink>
        )}
        <Button
          aria-label={isLoading ? undefined : t('ownBookings.leaveDay', { day })}
          loading={isLoading}
          loadingLabel={t('ownBookings.leaving')}
          onClick={() => void leaveLine()}
        >
          {t('ownBookings.leave')}
        </Button>
      </div>
      <div role="status">{isError && <Notice tone="danger">{t('ownBookings.notLeft')}</Notice>}</div>
    </article>
  );
};

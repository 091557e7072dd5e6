import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Booking } from '#contract/bookings';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { moveFocus } from '#shared/ui/lib/focus';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import type { Changing } from '../hooks/useChange';
import { startWords } from '../lib/days';
import { FIELDS } from '../lib/fields';
import { linkAddress, parseLinkUrl } from '../lib/linkUrl';
import styles from './Actions.module.css';
import { MoveTimes } from './MoveTimes';

export interface BookingActionsProps {
  booking: Booking;
  change: Changing;
  isFresh?: boolean;
  trap: ReactNode;
}

export const BookingActions = ({ booking, change, isFresh = false, trap }: BookingActionsProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  const { move } = parseLinkUrl(useQueryParams());
  const [isPressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed && !move) moveFocus(box.current?.querySelector('a'));
  }, [isPressed, move]);
  const {
    token,
    confirmed,
    can_change: canChange,
    change_until: until,
    no_move: noMove,
    is_stranded: isStranded,
  } = booking;
  const form = (step: 'confirm' | 'cancel', label: string, run: () => void, isMain = false) => (
    <form
      method="post"
      action={pathname + search}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <input type="hidden" name={FIELDS.step} value={step} />
      <noscript>{trap}</noscript>
      <Button
        type="submit"
        size="lg"
        {...(isMain && { variant: 'primary' as const })}
        loading={change.running === step}
        loadingLabel={t('forms.sending')}
      >
        {label}
      </Button>
    </form>
  );
  return (
    <div ref={box} className={styles.actions} data-no-print="">
      {isStranded ? null : confirmed ? (
        <Notice tone="success">{t('booking.confirmed')}</Notice>
      ) : (
        form('confirm', t('booking.confirm'), () => void change.confirm(), !isFresh)
      )}
      {canChange ? (
        <>
          <p className={styles.until}>{t('booking.changeUntil', { time: startWords(until, lang) })}</p>
          {noMove && <p className={styles.until}>{t(noMove === 'moves' ? 'booking.noMoves' : 'booking.noMoveHere')}</p>}
          {!noMove && !move && (
            <FilterLink
              className={styles.link}
              to={linkAddress(token, { move: true })}
              onClick={() => setPressed(true)}
              preventScrollReset
            >
              {t('booking.move')}
            </FilterLink>
          )}
          {move && !noMove && (
            <>
              <MoveTimes booking={booking} change={change} takesFocus={isPressed} />
              <FilterLink
                className={styles.link}
                to={linkAddress(token, {})}
                onClick={() => setPressed(true)}
                preventScrollReset
              >
                {t('booking.keep')}
              </FilterLink>
            </>
          )}
          <details className={styles.cancel}>
            <summary className={styles.link}>{t('booking.cancel')}</summary>
            <div className={styles.sure}>
              <p>{t('booking.cancelSure')}</p>
              {form('cancel', t('booking.cancelYes'), () => void change.cancel())}
            </div>
          </details>
        </>
      ) : (
        <Notice>{t('booking.tooLate')}</Notice>
      )}
    </div>
  );
};

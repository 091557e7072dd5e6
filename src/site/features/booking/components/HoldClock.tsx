import { clockAt } from '#contract/rules/clock';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import { classNames } from '#shared/ui/lib/classNames';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { momentOf } from '../lib/countdown';
import styles from './Details.module.css';

export interface HoldClockProps {
  /** When the hold ends, by the clock here. */
  until: number;
  /** The same by the server's. */
  named: string;
  onAgain: () => void;
  isTaking: boolean;
}

/** How long the time is still kept: seen at each second, said three times. At the end the way to keep it anew. */
export const HoldClock = ({ until, named, onAgain, isTaking }: HoldClockProps) => {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const seconds = useSecondsLeft(until);
  const moment = isHydrated ? momentOf(seconds) : null;
  const isOver = isHydrated && seconds === 0;
  return (
    <>
      <div className={classNames(styles.clock, isOver && styles.over)}>
        {/* The server's clock is another moment: the countdown begins in the browser. */}
        {!isHydrated && <p>{t('booking.heldUntil', { time: clockAt(named) })}</p>}
        {isHydrated && seconds > 0 && (
          <p>
            <Wait label={t('booking.heldFor')} seconds={seconds} />
          </p>
        )}
        <div role="status">
          {moment !== null && <VisuallyHidden>{t('booking.minutesLeft', { count: moment / 60 })}</VisuallyHidden>}
          {isOver && (
            <Notice
              title={t('booking.holdOver')}
              action={
                <Button loading={isTaking} onClick={onAgain}>
                  {t('booking.holdAgain')}
                </Button>
              }
            />
          )}
        </div>
      </div>
      {/* Apart: above the field that is typed into there is room for little. */}
      {isOver && <p>{t('booking.holdOverText')}</p>}
    </>
  );
};

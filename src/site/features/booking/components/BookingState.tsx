import type { Booking } from '#contract/bookings';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import type { Changing } from '../hooks/useChange';
import { startWords } from '../lib/days';
import { FIELDS } from '../lib/fields';
import styles from './Actions.module.css';
import { alternativesOf, BookProblem } from './BookProblem';
import type { Posted } from './PlainDetails';
import { PostedAlternatives } from './PostedParts';
import { SlotTaken } from './SlotTaken';
import { ZoneNote } from './ZoneNote';

const STATES = {
  booked: 'booking.isBooked',
  arrived: 'booking.isArrived',
  in_work: 'booking.isInWork',
  done: 'booking.isDone',
  no_show: 'booking.isNoShow',
  cancelled: 'booking.isCancelled',
} as const;

export interface BookingStateProps {
  booking: Booking;
  change: Changing;
  posted: Posted | null;
  isMoved: boolean;
}

export const BookingState = ({ booking, change, posted, isMoved }: BookingStateProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const {
    state,
    starts_at: start,
    services,
    branch,
    is_over: isOver,
    is_stranded: isStranded,
    no_move: noMove,
  } = booking;
  const again = bookingAddress({ services: services.map(({ id }) => id), branch: branch.id });
  const isSlotTaken = alternativesOf(change.problem) !== null;
  return (
    <div className={styles.actions}>
      <p className={styles.start}>{startWords(start, lang)}</p>
      <ZoneNote />
      <div role="status" className={styles.said}>
        {(change.done === 'move' || isMoved) && (
          <Notice tone="success">{t('booking.isMoved', { time: startWords(start, lang) })}</Notice>
        )}
      </div>
      {posted?.problem && <Notice tone="danger">{posted.problem}</Notice>}
      {posted && posted.alternatives.length > 0 && (
        <PostedAlternatives alternatives={posted.alternatives} formFields={{ [FIELDS.step]: 'move' }} />
      )}
      {isSlotTaken ? (
        <SlotTaken problem={change.problem} name={FIELDS.start} onTake={(startsAt) => void change.move(startsAt)} />
      ) : (
        <BookProblem problem={change.problem} />
      )}
      {state === 'booked' && !isOver ? (
        noMove === 'hidden' ? (
          <Notice tone="danger">{t('booking.branchClosed')}</Notice>
        ) : isStranded ? (
          <Notice tone="danger">{t(noMove === null ? 'booking.isStranded' : 'booking.isStrandedCall')}</Notice>
        ) : (
          <Notice tone="success">{t(STATES[state])}</Notice>
        )
      ) : (
        <Notice
          action={
            (isOver || state === 'cancelled' || state === 'no_show' || state === 'done') && (
              <ButtonLink to={paths.inLanguage(again)}>{t('booking.again')}</ButtonLink>
            )
          }
        >
          {t(isOver ? 'booking.isOver' : STATES[state])}
        </Notice>
      )}
    </div>
  );
};

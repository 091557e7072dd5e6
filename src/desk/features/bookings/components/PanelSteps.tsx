import { useState } from 'react';
import { bookingFollowers } from '../../../../../contract/bookingStates';
import type { DeskBooking } from '../../../../../contract/desk/booking';
import { Button, ButtonLink } from '../../../../shared/ui/actions/Button';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { deskPaths } from '../../../common/lib/deskPaths';
import { useChangeBooking } from '../hooks/useChangeBooking';
import styles from './BookingPanel.module.css';
import { ReasonModal } from './ReasonModal';

/** What usually comes next is the one that stands out. */
const USUAL = { booked: 'arrived', arrived: 'in_work' } as const;

/** What may be made of a booking, as contract/bookingStates.ts has it. */
export const PanelSteps = ({ booking }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const { setState } = useChangeBooking();
  const [isCancelling, setCancelling] = useState(false);
  const { state } = booking;
  const usual = state === 'booked' || state === 'arrived' ? USUAL[state] : null;
  const hasVisit = booking.visit !== null;
  return (
    <div className={styles.steps}>
      {state === 'arrived' && !hasVisit && (
        <ButtonLink size="lg" variant="primary" to={deskPaths.newVisit({ booking: booking.id })}>
          {t('bookingStep.in_work')}
        </ButtonLink>
      )}
      {bookingFollowers(state).map((next) => (
        <Button
          key={next}
          size="lg"
          variant={next === usual ? 'primary' : 'secondary'}
          onClick={() => (next === 'cancelled' ? setCancelling(true) : void setState(booking, next))}
        >
          {t(`bookingStep.${next}`)}
        </Button>
      ))}
      <ReasonModal
        open={isCancelling}
        title={t('booking.cancelQuestion')}
        text={t('booking.cancelText')}
        label={t('booking.cancelReason')}
        yes={t('booking.cancelYes')}
        no={t('booking.cancelNo')}
        optional
        onClose={() => setCancelling(false)}
        onYes={(reason) => {
          setCancelling(false);
          void setState(booking, 'cancelled', reason);
        }}
      />
    </div>
  );
};

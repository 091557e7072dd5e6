import { useState } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { nextBookingStates } from '#contract/rules/bookings';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { useMay } from '#desk/common/hooks/useSession';
import { deskPaths } from '#desk/common/lib/paths';
import { TaskButton } from '#desk/common/ui/TaskButton';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { useChangeBooking } from '../hooks/useChangeBooking';
import { isReason } from '../lib/bookingWords';
import styles from './BookingPanel.module.css';
import { ReasonField } from './fields';
import reasonModalStyles from './Questions.module.css';

interface ReasonModalProps {
  open: boolean;
  title: string;
  text: string;
  label: string;
  yes: string;
  no: string;
  optional?: boolean;
  onYes: (reason: string) => void;
  onClose: () => void;
}

export const ReasonModal = (props: ReasonModalProps) => {
  const { open, title, text, label, yes, no, optional = false, onYes, onClose } = props;
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const trimmed = reason.trim();
  const isEnough = isReason(trimmed) || (optional && trimmed === '');
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <form
        className={reasonModalStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setShort(!isEnough);
          if (isEnough) onYes(trimmed);
        }}
      >
        <p className={reasonModalStyles.text}>{text}</p>
        <ReasonField label={label} value={reason} isShort={isShort} optional={optional} onChange={setReason} />
        <div className={reasonModalStyles.answers}>
          <Button onClick={onClose}>{no}</Button>
          <Button type="submit" variant="primary">
            {yes}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

export const PanelSteps = ({ booking }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const may = useMay();
  const { setState } = useChangeBooking();
  const now = useNow();
  const [isSending, setSending] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [asked, setAsked] = useState(booking);
  const { state, starts_at: at } = booking;
  if (booking.visit !== null) return null;
  const press = async (next: Parameters<typeof setState>[1]) => {
    if (next === 'cancelled') {
      setAsked(booking);
      setCancelling(true);
      return;
    }
    setSending(true);
    await setState(booking, next);
    setSending(false);
  };
  const nextStates = nextBookingStates(state, { startsAt: Date.parse(at), now });
  const mayBegin =
    (state === 'arrived' || (state === 'booked' && nextStates.includes('arrived'))) && may('change visits');
  return (
    <div className={styles.steps}>
      {mayBegin && (
        <ButtonLink
          size="lg"
          variant={state === 'arrived' ? 'primary' : 'secondary'}
          to={deskPaths.newVisit({ booking: booking.id })}
        >
          {t('bookingStep.in_work')}
        </ButtonLink>
      )}
      {nextStates.map((next) => (
        <Button
          key={next}
          size="lg"
          variant={state === 'booked' && next === 'arrived' ? 'primary' : 'secondary'}
          // Blocks the second click of a double click, which would hit the next button.
          loading={isSending}
          loadingLabel={t(`bookingStep.${next}`)}
          onClick={() => void press(next)}
        >
          {t(`bookingStep.${next}`)}
        </Button>
      ))}
      <TaskButton subject={{ kind: 'booking', id: booking.id }} />
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
          void setState(asked, 'cancelled', { ...(reason && { reason }), isForm: true });
        }}
      />
    </div>
  );
};

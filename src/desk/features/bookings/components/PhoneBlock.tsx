import { useState } from 'react';
import { useBlockPhoneMutation, useUnblockPhoneMutation } from '#api/desk/bookings';
import type { DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useProblemText } from '#desk/common/hooks/useProblemText';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { Button } from '#shared/ui/actions/Button';
import { ReasonModal } from './ReasonModal';

/** Whether the number of a booking books on line. */
export const PhoneBlock = ({ booking: { phone, phone_block: block } }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const [isAsked, setAsked] = useState(false);
  const [shut] = useBlockPhoneMutation();
  const [open] = useUnblockPhoneMutation();
  const tell = (text: string, error: unknown) =>
    dispatch(error ? toastShown({ tone: 'failed', text: problemText(error) }) : toastShown({ tone: 'done', text }));
  return (
    <>
      {block === null ? (
        <Button onClick={() => setAsked(true)}>{t('booking.blockPhone')}</Button>
      ) : (
        <Button onClick={() => void open({ id: block }).then(({ error }) => tell(t('booking.phoneUnblocked'), error))}>
          {t('booking.unblockPhone')}
        </Button>
      )}
      <ReasonModal
        open={isAsked}
        title={t('booking.blockPhone')}
        text={t('booking.blockPhoneText')}
        label={t('booking.blockReason')}
        yes={t('booking.blockPhone')}
        no={t('frame.cancel')}
        onClose={() => setAsked(false)}
        onYes={(reason) => {
          setAsked(false);
          void shut({ body: { phone, reason } }).then(({ error }) => tell(t('booking.phoneBlocked'), error));
        }}
      />
    </>
  );
};

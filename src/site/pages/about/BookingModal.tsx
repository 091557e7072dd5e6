import { useState } from 'react';
import { selectIsSignedIn } from '#api/authSlice';
import type { EnquiryReceipt } from '#contract/enquiries';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { Modal } from '#shared/ui/overlays/Modal';
import { AppointmentBox } from '../../features/enquiries/components/AppointmentBox';
import { BookingThanks } from './BookingThanks';
import { SignInFirst } from './SignInFirst';

export interface BookingModalProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The form for customers; visitors are asked to sign in or up first (docs/spec/pages.md#about-page). The thanks stand in
 * the same dialog: closing a second one over it would have nowhere to put the focus back.
 */
export const BookingModal = ({ open, onClose }: BookingModalProps) => {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [receipt, setReceipt] = useState<Partial<EnquiryReceipt> | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Not while it closes: the thanks would turn back into the form before they are gone.
    if (open) setReceipt(null);
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={receipt ? t('forms.thanksTitle') : t('about.booking')}
      roomy={isSignedIn}
    >
      {receipt ? (
        <BookingThanks reference={receipt.reference} onClose={onClose} />
      ) : isSignedIn ? (
        <AppointmentBox bare section="bookCategor_about" draftName="booking-about" onSent={setReceipt} />
      ) : (
        <SignInFirst />
      )}
    </Modal>
  );
};

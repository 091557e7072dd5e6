import type { DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import type { Language } from '#shared/i18n/languages';
import { Modal } from '#shared/ui/overlays/Modal';
import type { NewValues } from '../lib/values';
import { BookingForm } from './BookingForm';

export interface NewBooking {
  kind: 'desk' | 'walk_in' | 'enquiry';
  known: Partial<NewValues>;
  language?: Language;
  enquiry: number;
}

export interface BookingModalProps extends NewBooking {
  open: boolean;
  onClose: () => void;
  onBranch: (branch: number) => void;
  onBooked: (booking: DeskBooking) => void;
}

const TITLES = {
  desk: 'newBooking.title',
  walk_in: 'newBooking.walkInTitle',
  enquiry: 'newBooking.fromEnquiry',
} as const;

const BookingModal = ({ open, onClose, onBranch, onBooked, kind, known, language, enquiry }: BookingModalProps) => {
  const t = useDeskTexts();
  return (
    <Modal open={open} onClose={onClose} title={t(TITLES[kind])} roomy>
      <BookingForm
        isWalkIn={kind === 'walk_in'}
        known={known}
        language={language}
        enquiry={enquiry}
        onBranch={onBranch}
        onBooked={onBooked}
      />
    </Modal>
  );
};

export default BookingModal;

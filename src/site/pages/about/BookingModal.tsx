import { useEffect, useId, useRef, useState } from 'react';
import { selectIsSignedIn } from '#api/authSlice';
import type { EnquiryReceipt } from '#contract/enquiries';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Modal } from '#shared/ui/overlays/Modal';
import { unbroken } from '#shared/ui/text/unbroken';
import { AppointmentBox } from '../../features/enquiries/AppointmentBox';
import { APPOINTMENT_ID } from '../../features/enquiries/AppointmentSection';
import { TrackLink } from '../../features/enquiries/TrackLink';
import styles from './SignInFirst.module.css';

interface BookingThanksProps {
  reference: string | undefined;
  onClose: () => void;
}

const BookingThanks = ({ reference, onClose }: BookingThanksProps) => {
  const { t } = useTranslation();
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div id={textId}>
        <p>{t('forms.thanksText')}</p>
        {reference && <p>{unbroken(t('forms.thanksNumber', { reference }))}</p>}
      </div>
      {reference && (
        <p>
          <TrackLink reference={reference} />
        </p>
      )}
      <Button ref={button} variant="primary" block aria-describedby={textId} onClick={onClose}>
        {t('forms.thanksClose')}
      </Button>
    </>
  );
};

const FROM_ABOUT = { from: 'about' };

const SignInFirst = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <>
      <p>{t('about.not_register_login')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.signIn()} state={FROM_ABOUT}>
          {t('about.signIn')}
        </ButtonLink>
        <ButtonLink to={paths.signUp()} state={FROM_ABOUT}>
          {t('about.signUp')}
        </ButtonLink>
      </div>
      <p className={styles.open}>{t('about.noSignIn')}</p>
      <p className={styles.ways}>
        <Link className={styles.way} to={paths.booking()}>
          {t('common.book')}
        </Link>
        <Link className={styles.way} to={`${paths.home()}#${APPOINTMENT_ID}`}>
          {t('about.homeForm')}
        </Link>
      </p>
    </>
  );
};

interface BookingModalProps {
  open: boolean;
  onClose: () => void;
}

/** Asks visitors to sign in first (docs/spec/pages.md#about-page). */
export const BookingModal = ({ open, onClose }: BookingModalProps) => {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [receipt, setReceipt] = useState<Partial<EnquiryReceipt> | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
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

import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './AppointmentSection.module.css';
import { TrackLink } from './TrackLink';

export interface AppointmentThanksProps {
  open: boolean;
  /** What the customer can name on the phone; some servers give none. */
  reference: string | undefined;
  onClose: () => void;
  onClosed?: () => void;
}

export const AppointmentThanks = ({ open, reference, onClose, onClosed }: AppointmentThanksProps) => {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} {...(onClosed && { onClosed })} title={t('forms.thanksTitle')}>
      <p>{t('forms.thanksText')}</p>
      {reference && (
        <>
          <p className={styles.reference}>{unbroken(t('forms.thanksNumber', { reference }))}</p>
          <p>
            <TrackLink reference={reference} />
          </p>
        </>
      )}
      <Button variant="primary" block onClick={onClose}>
        {t('forms.thanksClose')}
      </Button>
    </Modal>
  );
};

import { useState } from 'react';
import type { Handover } from '#contract/sharing';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import styles from './Sharing.module.css';

export interface ConfirmHandoverProps {
  handover: Handover;
  isLoading: boolean;
  onConfirm: () => void;
}

/** Asks once, because nothing takes it back, and lists what the buyer gets. */
export const ConfirmHandover = ({ handover, isLoading, onConfirm }: ConfirmHandoverProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { car, year, buyer, buyer_car: other, visits, is_other_car: isOther } = handover;
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" loading={isLoading} onClick={() => setOpen(true)}>
        {t('sharing.confirm')}
      </Button>
      <ConfirmModal
        open={isOpen}
        title={t('sharing.confirmTitle')}
        yes={t('sharing.confirm')}
        no={t('personal.no')}
        onYes={() => {
          setOpen(false);
          onConfirm();
        }}
        onClose={() => setOpen(false)}
      >
        <div className={styles.question}>
          {isOther && <Notice tone="danger">{t('sharing.otherCarOfBuyer', { other, car: `${car}, ${year}` })}</Notice>}
          <p>{t('sharing.confirmText', { buyer })}</p>
          <ul>
            <li>{`${car}, ${year}: ${t('sharing.visits', { count: visits })}`}</li>
            <li>{t('sharing.confirmLines')}</li>
            <li>{t('sharing.confirmFindings')}</li>
            <li>{t('sharing.confirmVin')}</li>
          </ul>
          <p>{t('sharing.confirmKept')}</p>
        </div>
      </ConfirmModal>
    </>
  );
};

import type { Part } from '#contract/catalog';
import type { EnquiryReceipt } from '#contract/enquiries';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { useBackCloses } from '#shared/ui/overlays/hooks/useBackCloses';
import { Modal } from '#shared/ui/overlays/Modal';
import { unbroken } from '#shared/ui/text/unbroken';
import { loadPurchaseForm } from './loadPurchaseForm';
import styles from './Purchase.module.css';

export interface PurchaseModalProps {
  part: Part;
  open: boolean;
  onClose: () => void;
  onSent: (receipt: Partial<EnquiryReceipt>) => void;
}

/** The form comes in a chunk of its own when the modal opens. */
export const PurchaseModal = ({ part, open, onClose, onSent }: PurchaseModalProps) => {
  const { t } = useTranslation();
  useBackCloses(open, onClose);
  const { loaded: Form, failed, retry } = useLazyChunk(open, loadPurchaseForm);
  return (
    <Modal open={open} onClose={onClose} title={t('shop.buyTitle')}>
      <div>
        <p className={styles.product}>{unbroken(part.name)}</p>
        <p className={styles.intro}>{t('shop.buyIntro')}</p>
      </div>
      {Form ? (
        <Form product={part} onSent={onSent} />
      ) : failed ? (
        <div role="alert">
          <Notice tone="danger" action={<Button onClick={retry}>{t('common.retry')}</Button>}>
            {t('common.loadFailed')}
          </Notice>
        </div>
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton className={styles.control} />
          <Skeleton className={styles.control} />
          <SkeletonText lines={5} />
          <Skeleton className={styles.control} />
        </div>
      )}
    </Modal>
  );
};

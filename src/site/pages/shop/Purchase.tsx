import { type SubmitEvent, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import type { Part } from '#contract/catalog';
import type { EnquiryReceipt } from '#contract/enquiries';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { savesData } from '#shared/lib/navigation';
import { useAppDispatch, useAppSelector } from '#shared/store/appStore';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { MODAL_CLOSE_MS, Modal } from '#shared/ui/overlays/Modal';

import { unbroken } from '#shared/ui/text/unbroken';
import { BUY_ID, BUY_PARAM, FallbackFormContext } from '../../fallback/fallbackForm';
import { TrackLink } from '../../features/enquiries/TrackLink';
import { purchaseClosed, purchaseOpened, selectOpenPurchase } from '../../features/shop/shopSlice';
import styles from './Purchase.module.css';

const loadPurchaseForm = async () =>
  (await import(/* webpackChunkName: "purchase-form" */ '../../features/enquiries/PurchaseForm')).PurchaseForm;

interface PurchaseModalProps {
  part: Part;
  open: boolean;
  onClose: () => void;
  onSent: (receipt: Partial<EnquiryReceipt>) => void;
}

const PurchaseModal = ({ part, open, onClose, onSent }: PurchaseModalProps) => {
  const { t } = useTranslation();
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

const PurchaseNotice = ({ reference }: { reference: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Notice tone="success" title={t('forms.thanksTitle')} action={reference && <TrackLink reference={reference} />}>
      <span>{t('forms.thanksText')}</span>
      {reference && <span>{unbroken(` ${t('forms.thanksNumber', { reference })}.`)}</span>}
    </Notice>
  );
};

const prefetchForm = () => {
  if (!savesData()) loadPurchaseForm().catch(() => undefined);
};

export const Purchase = ({ part }: { part: Part }) => {
  const { t } = useTranslation();
  const fallback = use(FallbackFormContext);
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenPurchase) === part.id;
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  const [sent, setSent] = useState<Partial<EnquiryReceipt> | null>(null);
  const [noticed, setNoticed] = useState(false);
  useEffect(() => () => void dispatch(purchaseClosed()), [dispatch]);
  useEffect(() => {
    if (!sent) return undefined;
    // A modal dialog makes the page inert: a live region is announced only once it has closed.
    const timer = setTimeout(() => setNoticed(true), MODAL_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(null);
    setNoticed(false);
    dispatch(purchaseOpened(part.id));
  };
  const fallbackForm = fallback?.purchase?.(part.name);
  const notice = noticed && sent && <PurchaseNotice reference={sent.reference} />;
  return (
    <div className={styles.purchase} id={BUY_ID}>
      {fallback?.thanks}
      {fallbackForm ?? (
        <form action={`${pathname}#${BUY_ID}`} onSubmit={open}>
          <Button
            type="submit"
            name={BUY_PARAM}
            value="1"
            variant="primary"
            size="lg"
            aria-haspopup="dialog"
            onPointerEnter={prefetchForm}
            onFocus={prefetchForm}
          >
            {t('shop.buy')}
          </Button>
        </form>
      )}
      <div role="status">{notice}</div>
      {!fallbackForm && !fallback?.thanks && !notice && <p className={styles.promise}>{t('shop.buyPromise')}</p>}
      {callCenter?.phone && (
        <p className={styles.call}>
          <span>{`${t('shop.buyCall')}: `}</span>
          <a className={styles.phone} href={telHref(callCenter.phone)}>
            {formatPhone(callCenter.phone)}
          </a>
        </p>
      )}
      <PurchaseModal
        part={part}
        open={isOpen}
        onClose={() => dispatch(purchaseClosed())}
        onSent={(receipt) => {
          setSent(receipt);
          dispatch(purchaseClosed());
        }}
      />
    </div>
  );
};

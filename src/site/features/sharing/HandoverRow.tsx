import { useRef, useState } from 'react';
import type { CustomerCar } from '#api/account';
import {
  useAcceptOpenedHandoverMutation,
  useConfirmHandoverMutation,
  useWithdrawHandoverMutation,
} from '#api/generated/sharing';
import type { Handover } from '#contract/sharing';
import { formatDay } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { AcceptForm } from './AcceptForm';
import { failureText, HANDOVER_TEXTS } from './handoverTexts';
import styles from './Sharing.module.css';
import { useFocusAfter } from './useFocusAfter';

interface ConfirmHandoverProps {
  handover: Handover;
  isLoading: boolean;
  onConfirm: () => void;
}

const ConfirmHandover = ({ handover, isLoading, onConfirm }: ConfirmHandoverProps) => {
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

interface HandoverRowProps {
  handover: Handover;
  cars: readonly CustomerCar[];
  onChanged: () => void;
}

export const HandoverRow = ({ handover, cars, onChanged }: HandoverRowProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [confirm, confirming] = useConfirmHandoverMutation();
  const [accept, accepting] = useAcceptOpenedHandoverMutation();
  const [withdraw, withdrawing] = useWithdrawHandoverMutation();
  const { id, state, is_seller: isSeller, car, year, buyer, visits, expires_at: until } = handover;
  const { buyer_car: buyerCar, is_other_car: isOtherCar } = handover;
  const isOffer = !isSeller && state === 'offered';
  const isUnfinished = state === 'offered' || state === 'accepted';
  const row = useRef<HTMLLIElement>(null);
  const pressed = useFocusAfter(row, state);
  const problem = isUnfinished && (confirming.error ?? accepting.error ?? withdrawing.error);
  const act = async (work: PromiseLike<unknown>) => {
    pressed();
    await work;
    onChanged();
  };
  return (
    <li ref={row} className={styles.row}>
      <div>
        <strong>{`${car}, ${year}`}</strong>
        <p>{t(HANDOVER_TEXTS[isSeller ? 'seller' : 'buyer'][state], { buyer })}</p>
        <p
          className={styles.quiet}
        >{`${t('sharing.visits', { count: visits })}${isUnfinished ? ` · ${t('sharing.until', { day: formatDay(until, lang) })}` : ''}`}</p>
        {isSeller && buyerCar && <p className={styles.quiet}>{t('sharing.acceptedFor', { car: buyerCar })}</p>}
        {isUnfinished && isOtherCar && (
          <Notice tone="danger">{t('sharing.otherCarOfBuyer', { other: buyerCar, car: `${car}, ${year}` })}</Notice>
        )}
        <div role="status">{problem && <Notice tone="danger">{failureText(problem, t)}</Notice>}</div>
      </div>
      {isOffer && (
        <div className={styles.part}>
          <AcceptForm
            handover={handover}
            cars={cars}
            isLoading={accepting.isLoading}
            onAccept={(own) => void act(accept({ lang, id, body: { car: own } }))}
          />
        </div>
      )}
      {isUnfinished && (
        <div className={styles.actions}>
          {isSeller && state === 'accepted' && (
            <ConfirmHandover
              handover={handover}
              isLoading={confirming.isLoading}
              onConfirm={() => void act(confirm({ lang, id }))}
            />
          )}
          <Button loading={withdrawing.isLoading} onClick={() => void act(withdraw({ lang, id }))}>
            {t(isOffer ? 'sharing.decline' : 'sharing.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
};

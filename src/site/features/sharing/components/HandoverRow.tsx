import { useRef } from 'react';
import type { CustomerCar } from '#api/endpoints/account';
import {
  useAcceptOpenedHandoverMutation,
  useConfirmHandoverMutation,
  useWithdrawHandoverMutation,
} from '#api/endpoints/sharing';
import type { Handover } from '#contract/sharing';
import { formatDay } from '#shared/i18n/formats/dayOfTime';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useFocusAfter } from '../hooks/useFocusAfter';
import { failureText } from '../lib/failureText';
import { HANDOVER_TEXTS } from '../lib/handoverTexts';
import { AcceptForm } from './AcceptForm';
import { ConfirmHandover } from './ConfirmHandover';
import styles from './Sharing.module.css';

export interface HandoverRowProps {
  handover: Handover;
  cars: readonly CustomerCar[];
  onChanged: () => void;
}

/** One history on its way, and what its seller or buyer can do about it. */
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
  // What came of it stands in the row, also where only the answer was lost.
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

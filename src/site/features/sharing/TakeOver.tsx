import { useRef } from 'react';
import type { CustomerCar } from '#api/account';
import { useAcceptHandoverMutation, useGetOfferedHandoverQuery } from '#api/generated/sharing';
import { isNotFound } from '#api/problem';
import type { Handover } from '#contract/sharing';
import { useSlowPolling } from '#shared/hooks/useOnTabVisible';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { AcceptForm } from './AcceptForm';
import { failureText, HANDOVER_TEXTS, waitsForOther } from './handoverTexts';
import styles from './Sharing.module.css';
import { useFocusAfter } from './useFocusAfter';

const Offer = ({ handover, error }: { handover: Handover; error: unknown }) => {
  const { t } = useTranslation();
  const { state, is_seller: isSeller, car, year, visits, buyer, buyer_car: other, is_other_car: isOther } = handover;
  return (
    <>
      <p>
        <strong>{`${car}, ${year}`}</strong>
        <span>{` · ${t('sharing.visits', { count: visits })}`}</span>
      </p>
      <div role="status">
        <Notice tone={state === 'confirmed' ? 'success' : 'info'}>
          {t(HANDOVER_TEXTS[isSeller ? 'seller' : 'buyer'][state], { buyer })}
        </Notice>
        {isOther && state === 'accepted' && (
          <Notice tone="danger">{t('sharing.otherCarOfBuyer', { other, car: `${car}, ${year}` })}</Notice>
        )}
        {Boolean(error) && state === 'offered' && <Notice tone="danger">{failureText(error, t)}</Notice>}
      </div>
    </>
  );
};

export interface TakeOverProps {
  userId: number;
  token: string;
  cars: readonly CustomerCar[];
}

export const TakeOver = ({ userId, token, cars }: TakeOverProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useGetOfferedHandoverQuery({ lang, token, userId }, { refetchOnMountOrArgChange: true });
  const [accept, { error, isLoading }] = useAcceptHandoverMutation();
  const isOver = isNotFound(query.error);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useFocusAfter(place, isOver ? 'over' : (query.currentData?.state ?? ''));
  useSlowPolling(query.currentData !== undefined && waitsForOther(query.currentData), () => void query.refetch());
  const take = async (car: number) => {
    pressed();
    await accept({ lang, token, body: { car } });
    void query.refetch();
  };
  const retried = {
    ...query,
    refetch: () => {
      pressed();
      return query.refetch();
    },
  };
  return (
    <div ref={place}>
      {isOver ? (
        <Notice>{t('sharing.offerOver')}</Notice>
      ) : (
        <QueryBlock<Handover> query={retried} placeholder={<SkeletonText lines={4} />}>
          {(handover) => (
            <div className={styles.part}>
              <Offer handover={handover} error={error} />
              {!handover.is_seller && handover.state === 'offered' && (
                <AcceptForm handover={handover} cars={cars} isLoading={isLoading} onAccept={(car) => void take(car)} />
              )}
            </div>
          )}
        </QueryBlock>
      )}
    </div>
  );
};

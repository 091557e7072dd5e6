import { useRef, useState } from 'react';
import type { Handover } from '../../../../../contract/sharing';
import type { CustomerCar } from '../../../../api/endpoints/account';
import { useAcceptHandoverMutation, useGetOfferedHandoverQuery } from '../../../../api/endpoints/sharing';
import { isNotFound } from '../../../../api/isNotFound';
import { isApiProblem } from '../../../../api/problem';
import { usePaths } from '../../../../shared/config/hooks/usePaths';
import { useLookAgain } from '../../../../shared/hooks/useLookAgain';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button, ButtonLink } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { SkeletonText } from '../../../../shared/ui/feedback/Skeleton';
import { QueryBlock } from '../../../../shared/ui/lists/QueryBlock';
import { useFocusAfter } from '../hooks/useFocusAfter';
import { HANDOVER_TEXTS, waitsForOther } from '../lib/handoverTexts';
import { CarSelect } from './CarSelect';
import styles from './Sharing.module.css';

/** What it is, and how it stands. */
const Offer = ({ handover, error }: { handover: Handover; error: unknown }) => {
  const { t } = useTranslation();
  const { state, is_seller: isSeller, car, year, visits, buyer } = handover;
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
        {/* Where only the answer was lost it is accepted all the same. */}
        {Boolean(error) && state === 'offered' && (
          <Notice tone="danger">{(isApiProblem(error) && error.detail) || t('sharing.failed')}</Notice>
        )}
      </div>
    </>
  );
};

export interface TakeOverProps {
  userId: number;
  token: string;
  cars: readonly CustomerCar[];
}

/** What is offered to the buyer of a car, who takes it for a car of their own garage. */
export const TakeOver = ({ userId, token, cars }: TakeOverProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const query = useGetOfferedHandoverQuery({ lang, token, userId }, { refetchOnMountOrArgChange: true });
  const [accept, { error, isLoading }] = useAcceptHandoverMutation();
  const [chosen, setChosen] = useState<number>();
  const car = chosen ?? cars[0]?.id;
  const isOver = isNotFound(query.error);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useFocusAfter(place, isOver ? 'over' : (query.currentData?.state ?? ''));
  useLookAgain(query.currentData !== undefined && waitsForOther(query.currentData), () => void query.refetch());
  const take = async () => {
    if (car === undefined) return;
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
              {!handover.is_seller && handover.state === 'offered' && cars.length === 0 && (
                <>
                  <p className={styles.quiet}>{t('sharing.addCarText')}</p>
                  <ButtonLink variant="primary" to={paths.carAdd()}>
                    {t('sharing.addCarFirst')}
                  </ButtonLink>
                </>
              )}
              {!handover.is_seller && handover.state === 'offered' && cars.length > 0 && (
                <>
                  <CarSelect label={t('sharing.boughtCar')} cars={cars} value={car} onChange={setChosen} />
                  <Button variant="primary" loading={isLoading} onClick={() => void take()}>
                    {t('sharing.accept')}
                  </Button>
                </>
              )}
            </div>
          )}
        </QueryBlock>
      )}
    </div>
  );
};

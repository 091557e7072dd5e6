import { useState } from 'react';
import type { CustomerCar } from '../../../../api/endpoints/account';
import { useAcceptHandoverMutation, useGetOfferedHandoverQuery } from '../../../../api/endpoints/sharing';
import { isNotFound } from '../../../../api/isNotFound';
import { isApiProblem } from '../../../../api/problem';
import { usePaths } from '../../../../shared/config/hooks/usePaths';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button, ButtonLink } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { SkeletonText } from '../../../../shared/ui/feedback/Skeleton';
import { QueryBlock } from '../../../../shared/ui/lists/QueryBlock';
import { HANDOVER_TEXTS } from '../lib/handoverTexts';
import { CarSelect } from './CarSelect';
import styles from './Sharing.module.css';

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
  const take = async () => {
    if (car === undefined) return;
    await accept({ lang, token, body: { car } });
    void query.refetch();
  };
  if (isNotFound(query.error)) return <Notice>{t('sharing.offerOver')}</Notice>;
  return (
    <QueryBlock query={query} placeholder={<SkeletonText lines={4} />}>
      {({ state, is_seller: isSeller, car: name, year, visits, buyer }) => (
        <div className={styles.part}>
          <p>
            <strong>{`${name}, ${year}`}</strong> · {t('sharing.visits', { count: visits })}
          </p>
          <div role="status">
            <Notice tone={state === 'confirmed' ? 'success' : 'info'}>
              {t(HANDOVER_TEXTS[isSeller ? 'seller' : 'buyer'][state], { buyer })}
            </Notice>
            {error && <Notice tone="danger">{(isApiProblem(error) && error.detail) || t('sharing.failed')}</Notice>}
          </div>
          {!isSeller && state === 'offered' && cars.length === 0 && (
            <>
              <p className={styles.quiet}>{t('sharing.addCarText')}</p>
              <ButtonLink variant="primary" to={paths.carAdd()}>
                {t('sharing.addCarFirst')}
              </ButtonLink>
            </>
          )}
          {!isSeller && state === 'offered' && cars.length > 0 && (
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
  );
};

import { useState } from 'react';
import type { CustomerCar } from '#api/account';
import type { Handover } from '#contract/sharing';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { CarSelect } from './CarSelect';
import styles from './Sharing.module.css';

export interface AcceptFormProps {
  handover: Handover;
  cars: readonly CustomerCar[];
  isLoading: boolean;
  onAccept: (car: number) => void;
}

export const AcceptForm = ({ handover, cars, isLoading, onAccept }: AcceptFormProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const [chosen, setChosen] = useState<number>();
  const isOther = (id: number) => handover.other_cars.includes(id);
  const car = chosen ?? (cars.find(({ id }) => !isOther(id)) ?? cars[0])?.id;
  if (car === undefined) {
    return (
      <>
        <p className={styles.quiet}>{t('sharing.addCarText')}</p>
        <ButtonLink variant="primary" to={paths.carAdd()}>
          {t('sharing.addCarFirst')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <CarSelect label={t('sharing.boughtCar')} cars={cars} value={car} onChange={setChosen} />
      <div role="status">
        {isOther(car) && (
          <Notice tone="danger">{t('sharing.otherCarOfSeller', { car: `${handover.car}, ${handover.year}` })}</Notice>
        )}
      </div>
      <Button variant="primary" loading={isLoading} onClick={() => onAccept(car)}>
        {t('sharing.accept')}
      </Button>
    </>
  );
};

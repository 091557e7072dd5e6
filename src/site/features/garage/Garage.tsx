import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Customer, CustomerCar } from '#api/account';
import { useCustomerQuery } from '#api/account';
import { selectUserId } from '#api/authSlice';
import { useDeleteCarMutation } from '#api/cars';
import { useGetCarDocumentKindsQuery, useGetCarMaintenanceQuery } from '#api/generated/care';
import { useGetOpenVisitsQuery } from '#api/generated/visits';
import { isNotFound } from '#api/problem';
import type { CarMaintenance } from '#contract/care';
import { MAX_CARS } from '#contract/rules/limits';
import { REMINDERS_ID } from '#shared/config/anchors';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { CarCard } from './CarCard';
import styles from './CarList.module.css';
import careStyles from './CarMaintenance.module.css';
import { carName, isPendingCar } from './carValues';
import { RemoveCarModal } from './RemoveCarModal';

interface CarListProps {
  cars: readonly CustomerCar[];
  isRemoving: boolean;
  care: readonly CarMaintenance[];
  onCareChanged: () => Promise<unknown>;
}

const CarList = ({ cars, isRemoving, care, onCareChanged }: CarListProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <ul className={styles.cars}>
      {cars.length === 0 && (
        <li className={styles.none}>
          <strong>{t('personal.noAuto')}</strong>
          <p>{t('personal.noAutoText')}</p>
        </li>
      )}
      {cars.map((car) => (
        <li key={car.id}>
          <CarCard
            car={car}
            isWaiting={isRemoving}
            care={care.find((one) => one.car === car.id)}
            onCareChanged={onCareChanged}
          />
        </li>
      ))}
      {cars.length < MAX_CARS && (
        <li>
          <Link className={styles.add} to={paths.carAdd()}>
            <Icon name="plus" size={28} />
            <span>{t('personal.addCar')}</span>
          </Link>
        </li>
      )}
    </ul>
  );
};

export const Garage = ({ notices, inWorkshop }: { notices?: ReactNode; inWorkshop?: ReactNode }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const customer = useCustomerQuery();
  const [remove, { isLoading: isRemoving }] = useDeleteCarMutation();
  const [notRemoved, setNotRemoved] = useState<CustomerCar | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cars = customer.currentData?.cars;
  const userId = useAppSelector(selectUserId);
  // Refetches upcoming maintenance, because a new mileage changes it.
  const care = useGetCarMaintenanceQuery(userId === null ? skipToken : { lang, userId }, {
    refetchOnMountOrArgChange: true,
  });
  const [hasCome, setHasCome] = useState(cars !== undefined);
  const kinds = useGetCarDocumentKindsQuery({ lang });
  const visits = useGetOpenVisitsQuery(userId === null ? skipToken : { lang, userId });
  // `hasCome` is never reset: the retry of a failed query must not hide the cars again.
  if (!hasCome && [care, kinds, visits].every(({ currentData, isError }) => currentData || isError)) setHasCome(true);
  const isWaiting = !hasCome;

  const { currentData: known, refetch } = care;
  const isNew = cars?.some((car) => !isPendingCar(car) && known && !known.some((one) => one.car === car.id)) ?? false;
  useEffect(() => {
    if (isNew) void refetch();
  }, [isNew, refetch]);

  const removeCar = async (car: CustomerCar) => {
    setNotRemoved(null);
    const { error } = await remove({ lang, carId: car.id });
    if (error && !isNotFound(error)) setNotRemoved(car);
  };

  const add = (
    <ButtonLink variant="primary" to={paths.carAdd()}>
      <Icon name="plus" size={20} />
      <span>{t('personal.addCar')}</span>
    </ButtonLink>
  );
  return (
    <>
      <ScreenHeader ref={heading} title={t('personal.garageTitle')}>
        {cars ? cars.length < MAX_CARS && add : !customer.isError && <div className={styles.addComing}>{add}</div>}
      </ScreenHeader>
      {notices}
      {notRemoved && (
        <div role="alert">
          <Notice tone="danger">{t('personal.notRemoved', { car: carName(notRemoved) })}</Notice>
        </div>
      )}
      {!isWaiting && inWorkshop}
      <QueryBlock<Customer>
        query={isWaiting ? { ...customer, currentData: undefined } : customer}
        placeholder={
          <div className={styles.cars}>
            <Skeleton className={styles.waiting} />
            <Skeleton className={styles.waiting} />
          </div>
        }
      >
        {(data) => (
          <>
            <CarList
              cars={data.cars}
              isRemoving={isRemoving}
              care={known ?? []}
              onCareChanged={async () => refetch()}
            />
            {data.cars.length > 0 && !isNotFound(care.error) && (
              <QueryBlock className={careStyles.missing} query={care} placeholder={null} empty={<></>}>
                {() => null}
              </QueryBlock>
            )}
            {known && data.cars.length > 0 && (
              <Link className={careStyles.remind} to={`${paths.profile()}#${REMINDERS_ID}`}>
                {t('care.remind')}
              </Link>
            )}
          </>
        )}
      </QueryBlock>
      <RemoveCarModal
        cars={cars ?? []}
        onRemove={(car) => void removeCar(car)}
        onRemoved={() => heading.current?.focus()}
      />
    </>
  );
};

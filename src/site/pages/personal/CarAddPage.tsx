import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Customer } from '#api/account';
import { useCustomerQuery } from '#api/account';
import { MAX_CARS } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppStore } from '#shared/store/appStore';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { NewCarForm } from '../../features/garage/NewCarForm';
import { selectRefusedCar } from '../../features/garage/newCarsSlice';

const NewCar = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const navigate = useNavigate();
  const store = useAppStore();
  // `isFull` is computed once: a car added in another tab must not unmount the form.
  const [isFull] = useState(() => customer.cars.length >= MAX_CARS && !selectRefusedCar(store.getState()));
  if (isFull) return <Notice>{t('personal.carLimit')}</Notice>;
  return <NewCarForm owner={customer.id} onVisible={() => void navigate(paths.garage(), { replace: true })} />;
};

export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const customer = useCustomerQuery();
  return (
    <>
      <Head noindex title={t('personal.carAddTitle')} />
      <ScreenHeader title={t('personal.carAddTitle')} back={{ href: paths.garage(), text: t('personal.toGarage') }} />
      <QueryBlock<Customer> query={customer} placeholder={<SkeletonText lines={8} />}>
        {(data) => <NewCar key={data.id} customer={data} />}
      </QueryBlock>
    </>
  );
};

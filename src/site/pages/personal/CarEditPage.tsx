import { useNavigate, useParams } from 'react-router';
import { type Customer, useCustomerQuery } from '#api/account';

import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { pathId } from '#shared/lib/address';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { CarChangeForm } from '../../features/garage/CarChangeForm';
import { NotFoundScreen } from '../../layouts/NotFoundScreen';

const CarEditScreen = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const navigate = useNavigate();
  const customer = useCustomerQuery();
  const carOf = ({ cars }: Customer) => cars.find((car) => car.id === id);
  // Another customer's car is shown as missing too, to reveal nothing.
  if (customer.currentData && !carOf(customer.currentData)) return <NotFoundScreen />;
  return (
    <>
      <Head noindex title={t('personal.carEditTitle')} />
      <ScreenHeader title={t('personal.carEditTitle')} back={{ href: paths.garage(), text: t('personal.toGarage') }} />
      <QueryBlock<Customer> query={customer} placeholder={<SkeletonText lines={8} />}>
        {(data) => {
          const car = carOf(data);
          return car && <CarChangeForm car={car} owner={data.id} onSaved={() => void navigate(paths.garage())} />;
        }}
      </QueryBlock>
    </>
  );
};

export const Component = () => {
  const id = pathId(useParams().id);
  return id === null ? <NotFoundScreen /> : <CarEditScreen key={id} id={id} />;
};

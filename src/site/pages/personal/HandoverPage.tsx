import { useParams } from 'react-router';
import type { Customer } from '#api/account';
import { useCustomerQuery } from '#api/account';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { TakeOver } from '../../features/sharing/TakeOver';

export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { token = '' } = useParams();
  const customer = useCustomerQuery();
  return (
    <>
      <Head noindex title={t('sharing.takeOver')} />
      <ScreenHeader
        title={t('sharing.takeOver')}
        back={{ href: historyPaths(paths).sharing(), text: t('sharing.title') }}
      />
      <QueryBlock<Customer> query={customer} placeholder={<SkeletonText lines={6} />}>
        {({ id, cars }) => <TakeOver userId={id} token={token} cars={cars} />}
      </QueryBlock>
    </>
  );
};

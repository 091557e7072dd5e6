import type { Customer } from '#api/account';
import { useCustomerQuery } from '#api/account';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Handovers } from '../../features/sharing/Handovers';
import { Shares } from '../../features/sharing/Shares';
import styles from './SharingPage.module.css';

export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const customer = useCustomerQuery();
  return (
    <>
      <Head noindex title={t('sharing.title')} />
      <ScreenHeader title={t('sharing.title')} back={{ href: paths.story(), text: t('sharing.toHistory') }} />
      <QueryBlock<Customer> query={customer} placeholder={<SkeletonText lines={8} />}>
        {({ id, cars }) => (
          <div className={styles.parts}>
            {cars.length > 0 ? <Shares userId={id} cars={cars} /> : <Notice>{t('sharing.noCars')}</Notice>}
            <Handovers userId={id} cars={cars} />
          </div>
        )}
      </QueryBlock>
    </>
  );
};

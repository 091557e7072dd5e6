import { useNavigate } from 'react-router';
import type { Customer } from '#api/account';
import { useCustomerQuery } from '#api/account';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ProfileForm } from '../../features/profile/ProfileForm';

export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const navigate = useNavigate();
  const customer = useCustomerQuery();
  return (
    <>
      <Head noindex title={t('personal.profileEditTitle')} />
      <ScreenHeader
        title={t('personal.profileEditTitle')}
        back={{ href: paths.profile(), text: t('personal.profileTitle') }}
      />
      <QueryBlock<Customer> query={customer} placeholder={<SkeletonText lines={8} />}>
        {(data) => <ProfileForm key={data.id} customer={data} onSaved={() => void navigate(paths.profile())} />}
      </QueryBlock>
    </>
  );
};

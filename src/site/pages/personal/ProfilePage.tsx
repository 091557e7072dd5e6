import { use } from 'react';
import { type Customer, useCustomerQuery } from '#api/account';

import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { ProfileView } from '../../features/profile/ProfileView';
import { Reminders } from '../../features/profile/Reminders';
import { Security } from '../../features/profile/Security';
import { LeaveContext, useSignOut } from '../../layouts/PersonalLayout/useSignOut';

export const Component = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const customer = useCustomerQuery();
  const leave = use(LeaveContext);
  const signOut = useSignOut();
  const goAway = () => {
    leave();
    signOut();
  };
  return (
    <>
      <Head noindex title={t('personal.profileTitle')} />
      <ScreenHeader title={t('personal.profileTitle')}>
        {customer.currentData && (
          <ButtonLink to={paths.profileEdit()}>
            <Icon name="edit" size={18} />
            <span>{t('personal.edit')}</span>
          </ButtonLink>
        )}
      </ScreenHeader>
      <QueryBlock<Customer> query={customer} placeholder={<SkeletonText lines={8} />}>
        {(data) => (
          <>
            <ProfileView customer={data} />
            <Reminders userId={data.id} />
            <Security key={data.id} userId={data.id} phone={data.username} onDeleted={goAway} />
          </>
        )}
      </QueryBlock>
    </>
  );
};

import { selectUserId } from '#api/authSlice';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { OwnEnquiries } from '../../features/tracking/OwnEnquiries';

export const Component = () => {
  const { t } = useTranslation();
  const userId = useAppSelector(selectUserId);
  return (
    <>
      <Head noindex title={t('track.own')} />
      <ScreenHeader title={t('track.own')} />
      {userId !== null && <OwnEnquiries userId={userId} />}
    </>
  );
};

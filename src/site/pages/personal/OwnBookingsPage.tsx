import { selectUserId } from '#api/authSlice';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { OpenVisits } from '../../features/openVisits/OpenVisits';
import { OwnBookings } from '../../features/ownBookings/OwnBookings';
import { OwnWaitlist } from '../../features/ownBookings/OwnWaitlist';

export const Component = () => {
  const { t } = useTranslation();
  const booking = usePaths().inLanguage(bookingAddress());
  const userId = useAppSelector(selectUserId);
  return (
    <>
      <Head noindex title={t('ownBookings.title')} />
      <ScreenHeader title={t('ownBookings.title')}>
        <ButtonLink variant="primary" to={booking}>
          {t('common.book')}
        </ButtonLink>
      </ScreenHeader>
      {userId !== null && (
        <>
          <OpenVisits userId={userId} />
          <OwnWaitlist userId={userId} />
          <OwnBookings userId={userId} />
        </>
      )}
    </>
  );
};

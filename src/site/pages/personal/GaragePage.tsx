import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { selectUserId } from '#api/authSlice';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { Garage } from '../../features/garage/Garage';
import { selectRefusedCar } from '../../features/garage/newCarsSlice';
import { OpenVisits } from '../../features/openVisits/OpenVisits';
import { PendingHandovers } from '../../features/sharing/PendingHandovers';

export const Component = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const formPath = usePaths().carAdd();
  const hasRefused = useAppSelector(selectRefusedCar) !== undefined;
  const userId = useAppSelector(selectUserId);
  useEffect(() => {
    if (hasRefused) void navigate(formPath, { replace: true });
  }, [hasRefused, navigate, formPath]);
  return (
    <>
      <Head noindex title={t('personal.garageTitle')} />
      <Garage notices={<PendingHandovers />} inWorkshop={userId !== null && <OpenVisits userId={userId} />} />
    </>
  );
};

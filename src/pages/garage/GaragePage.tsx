import { Garage } from '../../features/garage/components/Garage';
import { Head } from '../../shared/head/Head';
import { useTranslation } from '../../shared/i18n/useTranslation';

export const Component = () => {
  const { t } = useTranslation();
  return (
    <>
      <Head noindex title={t('personal.garageTitle')} />
      <Garage />
    </>
  );
};

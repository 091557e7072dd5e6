import { useTranslation } from 'react-i18next';
import { Garage } from '../../features/garage/components/Garage';
import { Head } from '../../shared/head/Head';

export const Component = () => {
  const { t } = useTranslation();
  return (
    <>
      <Head noindex title={t('personal.garageTitle')} />
      <Garage />
    </>
  );
};

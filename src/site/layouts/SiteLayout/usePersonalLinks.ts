import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';

export const usePersonalLinks = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  return [
    { icon: 'garage', href: paths.garage(), text: t('header.garage') },
    { icon: 'history', href: paths.story(), text: t('header.history') },
    { icon: 'user', href: paths.profile(), text: t('header.profile') },
  ] as const;
};

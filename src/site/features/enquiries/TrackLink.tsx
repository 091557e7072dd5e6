import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';

export const TrackLink = ({ reference }: { reference: string }) => {
  const { t } = useTranslation();
  return <Link to={usePaths({ home: '' }).track({ number: reference })}>{t('forms.thanksTrack')}</Link>;
};

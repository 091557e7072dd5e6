import { usePaths } from '../../../shared/config/usePaths';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ButtonLink } from '../../../shared/ui/actions/Button';
import { Notice } from '../../../shared/ui/feedback/Notice';
import type { ServiceFilters } from '../../features/services/lib/servicesUrl';

export interface NothingFoundProps {
  filters: ServiceFilters;
  /** All that the server has under these filters, on whatever page. */
  count: number;
}

/** An address may name a page beyond the last one, or a category that has nothing: both have a way on. */
export const NothingFound = ({ filters, count }: NothingFoundProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  if (count > 0) {
    return (
      <Notice
        title={t('common.noInfo')}
        action={<ButtonLink to={paths.services({ ...filters, page: 1 })}>{t('services.toFirstPage')}</ButtonLink>}
      >
        {t('services.beyondEnd')}
      </Notice>
    );
  }
  const isFiltered = filters.category > 0;
  return (
    <Notice
      title={t('common.noInfo')}
      action={isFiltered && <ButtonLink to={paths.services()}>{t('services.showAll')}</ButtonLink>}
    >
      {isFiltered && t('services.nothingInCategory')}
    </Notice>
  );
};

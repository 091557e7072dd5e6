import { usePaths } from '../../../shared/config/usePaths';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ButtonLink } from '../../../shared/ui/actions/Button';
import { Notice } from '../../../shared/ui/feedback/Notice';
import type { ShopFilters } from '../../features/shop/shopSlice';

export interface NothingFoundProps {
  filters: ShopFilters;
  /** All that match, on whatever page. */
  count: number;
}

/** An address may name a page beyond the last one, or filters that nothing matches: both have a way on. */
export const NothingFound = ({ filters, count }: NothingFoundProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  if (count > 0) {
    return (
      <Notice
        title={t('common.noInfo')}
        action={<ButtonLink to={paths.shop({ ...filters, page: 1 })}>{t('shop.toFirstPage')}</ButtonLink>}
      >
        {t('shop.beyondEnd')}
      </Notice>
    );
  }
  const isFiltered = filters.category > 0 || filters.manufacturer !== '';
  return (
    <Notice
      title={t('common.noInfo')}
      action={isFiltered && <ButtonLink to={paths.shop()}>{t('shop.showAll')}</ButtonLink>}
    >
      {isFiltered && t('shop.nothingFound')}
    </Notice>
  );
};

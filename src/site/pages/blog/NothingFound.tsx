import { usePaths } from '../../../shared/config/usePaths';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ButtonLink } from '../../../shared/ui/actions/Button';
import { Notice } from '../../../shared/ui/feedback/Notice';
import { isFiltered } from '../../features/blog/articlesQuery';
import type { BlogFilters } from '../../features/blog/blogFiltersSlice';

export interface NothingFoundProps {
  filters: BlogFilters;
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
        action={<ButtonLink to={paths.blog({ ...filters, page: 1 })}>{t('blog.toFirstPage')}</ButtonLink>}
      >
        {t('blog.beyondEnd')}
      </Notice>
    );
  }
  const filtered = isFiltered(filters);
  return (
    <Notice
      title={t('common.noInfo')}
      action={filtered && <ButtonLink to={paths.blog()}>{t('blog.showAll')}</ButtonLink>}
    >
      {filtered && t('blog.nothingFound')}
    </Notice>
  );
};

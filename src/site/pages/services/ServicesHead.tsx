import type { ServiceList } from '#contract/catalog';
import { makePaths } from '#shared/config/paths';
import { listWords } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lacks } from '#shared/lib/lacks';
import type { ServiceFilters } from '../../features/services/lib/servicesUrl';

export interface ServicesHeadProps {
  filters: ServiceFilters;
  /** Undefined when all categories are shown, or while the name is not known. */
  categoryName: string | undefined;
  /** The list under these filters; undefined while it is not known. */
  list: ServiceList | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/** Pages and categories are pages of their own for search engines; what somebody searched for is not. */
export const ServicesHead = ({ filters, categoryName, list }: ServicesHeadProps) => {
  const { t } = useTranslation();
  const { page, category, search } = filters;
  const isEmpty = list?.results.length === 0;
  // A page beyond the last one, or a category that no service has.
  const isAbsent = isEmpty && search === '' && (list.count > 0 || lacks(list.facets?.categories, category));
  const named = categoryName && { category: categoryName };
  const title = named ? t('services.categoryTitle', named) : t('services.title');
  const description = named ? t('services.categoryDescription', named) : t('services.description');
  return (
    <Head
      {...listWords(t, page, [title, categoryName || title], description)}
      canonical={shortPaths.services({ page, category })}
      noindex={isEmpty || search !== ''}
      status={isAbsent ? 404 : undefined}
    />
  );
};

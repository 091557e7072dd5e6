import type { ServiceFilters } from '../../features/services/lib/servicesUrl';
import { makePaths } from '../../shared/config/paths';
import { Head } from '../../shared/head/Head';
import { useTranslation } from '../../shared/i18n/useTranslation';

export interface ServicesHeadProps {
  filters: ServiceFilters;
  /** Undefined when all categories are shown, or while the name is not known. */
  categoryName: string | undefined;
  /** Nobody should find an address without services. */
  isEmpty: boolean;
}

const shortPaths = makePaths({ language: '', home: '' });

/** Pages and categories are pages of their own for search engines; what somebody searched for is not. */
export const ServicesHead = ({ filters, categoryName, isEmpty }: ServicesHeadProps) => {
  const { t } = useTranslation();
  const { page, category, search } = filters;
  const named = categoryName && { category: categoryName };
  const title = named ? t('services.categoryTitle', named) : t('services.title');
  const description = named ? t('services.categoryDescription', named) : t('services.description');
  return (
    <Head
      title={page > 1 ? t('lists.pageTitle', { title, page }) : title}
      description={page > 1 ? t('lists.pageDescription', { description, page }) : description}
      canonical={shortPaths.services({ page, category })}
      noindex={isEmpty || search !== ''}
    />
  );
};

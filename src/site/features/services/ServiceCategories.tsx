import type { ServiceList } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FilterList } from '#shared/ui/lists/FilterList';
import { type ServiceFilters, toServices } from './servicesUrl';

export interface ServiceCategoriesProps {
  facets: NonNullable<ServiceList['facets']>;
  filters: ServiceFilters;
}

export const ServiceCategories = ({ facets, filters }: ServiceCategoriesProps) => {
  const { t } = useTranslation();
  const { category } = filters;
  return (
    <FilterList
      title={t('services.categories')}
      all={{ label: t('services.allServices'), to: toServices(() => ({ category: 0 })) }}
      items={facets.categories.map(({ id, name, count }) => ({
        key: id,
        label: name,
        count,
        active: id === category,
        to: toServices((now) => ({ category: id === now.category ? 0 : id })),
      }))}
    />
  );
};

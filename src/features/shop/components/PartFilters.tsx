import type { PartList } from '../../../../contract/parts';
import { usePaths } from '../../../shared/config/usePaths';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { FilterList } from '../../../shared/ui/FilterList';
import type { ShopFilters } from '../shopSlice';

export interface PartFiltersProps {
  facets: NonNullable<PartList['facets']>;
  filters: ShopFilters;
}

/** The category and the manufacturer block. Any choice leads to page 1 and keeps the other filter; the active one again clears it. */
export const PartFilters = ({ facets, filters }: PartFiltersProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { category, manufacturer } = filters;
  return (
    <>
      <FilterList
        title={t('shop.categories')}
        all={{ label: t('shop.allCategories'), href: paths.shop({ manufacturer }) }}
        items={facets.categories.map(({ id, name, count }) => ({
          key: id,
          label: name,
          count,
          active: id === category,
          href: paths.shop({ manufacturer, category: id === category ? 0 : id }),
        }))}
      />
      <FilterList
        title={t('shop.manufacturers')}
        all={{ label: t('shop.allManufacturers'), href: paths.shop({ category }) }}
        items={facets.manufacturers.map(({ name, count }) => ({
          key: name,
          label: name,
          count,
          active: name === manufacturer,
          href: paths.shop({ category, manufacturer: name === manufacturer ? '' : name }),
        }))}
      />
    </>
  );
};

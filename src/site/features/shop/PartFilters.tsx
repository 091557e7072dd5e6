import type { PartList } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FilterList } from '#shared/ui/lists/FilterList';
import { type ShopFilters, toShop } from './shopSlice';

export interface PartFiltersProps {
  facets: NonNullable<PartList['facets']>;
  filters: ShopFilters;
}

export const PartFilters = ({ facets, filters }: PartFiltersProps) => {
  const { t } = useTranslation();
  const { category, manufacturer, inStock } = filters;
  return (
    <>
      {facets.in_stock !== undefined && (
        <FilterList
          title={t('shop.stock')}
          all={{ label: t('shop.anyStock'), to: toShop(() => ({ inStock: false })) }}
          items={[
            {
              key: 'in_stock',
              label: t('shop.inStock'),
              count: facets.in_stock,
              active: inStock,
              isEmpty: facets.in_stock === 0,
              to: toShop((now) => ({ inStock: !now.inStock })),
            },
          ]}
        />
      )}
      <FilterList
        title={t('shop.categories')}
        all={{ label: t('shop.allCategories'), to: toShop(() => ({ category: 0 })) }}
        items={facets.categories.map(({ id, name, count }) => ({
          key: id,
          label: name,
          count,
          active: id === category,
          to: toShop((now) => ({ category: id === now.category ? 0 : id })),
        }))}
      />
      <FilterList
        title={t('shop.manufacturers')}
        all={{ label: t('shop.allManufacturers'), to: toShop(() => ({ manufacturer: '' })) }}
        items={facets.manufacturers.map(({ name, count }) => ({
          key: name,
          label: name,
          count,
          active: name === manufacturer,
          to: toShop((now) => ({ manufacturer: name === now.manufacturer ? '' : name })),
        }))}
      />
    </>
  );
};

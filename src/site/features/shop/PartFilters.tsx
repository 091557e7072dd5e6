import type { PartList } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { FilterList } from '#shared/ui/lists/FilterList';
import styles from './PartFilters.module.css';
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

interface UnstatedPartsProps {
  count: number;
  filters: ShopFilters;
}

/** Link that shows or hides the parts that state no cars. */
export const UnstatedParts = ({ count, filters: { brand, unstated } }: UnstatedPartsProps) => {
  const { t } = useTranslation();
  if (brand === 0 || count === 0) return null;
  return (
    <p className={styles.unstated}>
      <span>{`${t('shop.unstated', { count })} `}</span>
      <FilterLink className={styles.toggle} to={toShop((now) => ({ unstated: !now.unstated }))}>
        {unstated ? t('shop.unstatedHide') : t('shop.unstatedShow')}
      </FilterLink>
    </p>
  );
};

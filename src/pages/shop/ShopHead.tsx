import type { ShopFilters } from '../../features/shop/shopSlice';
import { makePaths } from '../../shared/config/paths';
import { Head } from '../../shared/head/Head';
import { useTranslation } from '../../shared/i18n/useTranslation';

export interface ShopHeadProps {
  filters: ShopFilters;
  /** Undefined when all categories are shown, or while the name is not known. */
  categoryName: string | undefined;
  /** Nobody should find an address without parts. */
  isEmpty: boolean;
}

const shortPaths = makePaths({ language: '', home: '' });

/** Every combination of filters is a page of its own for search engines. */
export const ShopHead = ({ filters, categoryName, isEmpty }: ShopHeadProps) => {
  const { t } = useTranslation();
  const { page } = filters;
  const names = [categoryName, filters.manufacturer].filter(Boolean).join(', ');
  const title = names ? t('shop.filteredTitle', { filters: names }) : t('shop.title');
  const description = names ? t('shop.filteredDescription', { filters: names }) : t('shop.description');
  return (
    <Head
      title={page > 1 ? t('lists.pageTitle', { title, page }) : title}
      description={page > 1 ? t('lists.pageDescription', { description, page }) : description}
      canonical={shortPaths.shop({ ...filters })}
      noindex={isEmpty}
    />
  );
};

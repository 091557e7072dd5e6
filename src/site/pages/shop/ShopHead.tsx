import type { PartList } from '#contract/catalog';
import { makePaths } from '#shared/config/paths';
import { listWords } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { ShopFilters } from '../../features/shop/shopSlice';

export interface ShopHeadProps {
  filters: ShopFilters;
  /** Undefined when all categories are shown, or while the name is not known. */
  categoryName: string | undefined;
  /** The list under these filters; undefined while it is not known. */
  list: PartList | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/**
 * A page beyond the last one, or a category or manufacturer that no part has. Each facet counts beside the other filter: where one filter
 * leaves nothing to the other while its own values are there, it is the one that nothing has.
 */
const isAbsent = ({ count, facets }: PartList, { category, manufacturer, inStock }: ShopFilters): boolean => {
  const { categories = [], manufacturers = [] } = facets ?? {};
  if (count > 0) return true;
  // It may have some again tomorrow.
  if (inStock) return false;
  if (manufacturers.length === 0) return category > 0 && categories.length > 0;
  return manufacturer !== '' && categories.length === 0;
};

/** A category is a page of its own for search engines; a manufacturer's few parts are found in theirs. */
export const ShopHead = ({ filters, categoryName, list }: ShopHeadProps) => {
  const { t } = useTranslation();
  const { page } = filters;
  const isEmpty = list?.results.length === 0;
  const names = [categoryName, filters.manufacturer].filter(Boolean).join(', ');
  const title = names ? t('shop.filteredTitle', { filters: names }) : t('shop.title');
  const description = names ? t('shop.filteredDescription', { filters: names }) : t('shop.description');
  return (
    <Head
      {...listWords(t, page, [title, names || title], description)}
      canonical={shortPaths.shop({ ...filters })}
      noindex={isEmpty || filters.manufacturer !== '' || filters.search !== '' || filters.inStock}
      status={isEmpty && filters.search === '' && isAbsent(list, filters) ? 404 : undefined}
    />
  );
};

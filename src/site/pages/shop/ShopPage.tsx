import { getParts, useGetPartsQuery } from '#api/generated/catalog';
import type { PartList } from '#contract/catalog';
import { PARTS_PAGE_SIZE } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { composeLoads, type Load, PAGE_DATA } from '#shared/config/page';

import { makePaths } from '#shared/config/paths';
import { listWords } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useRouteSelector } from '#shared/store/routeState';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterListSkeleton } from '#shared/ui/lists/FilterList';
import { ListSearch, useListSearch } from '#shared/ui/lists/ListSearch';
import { NothingFound } from '#shared/ui/lists/NothingFound';
import { Pagination } from '#shared/ui/lists/Pagination';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { BrandSlider, brandQueries } from '../../features/shop/BrandSlider';
import { PartFilters } from '../../features/shop/PartFilters';
import { PartsGrid } from '../../features/shop/PartsGrid';
import {
  parseShopFilters,
  partsArgs,
  type ShopFilters,
  selectShopFilters,
  toShop,
} from '../../features/shop/shopSlice';
import styles from './ShopPage.module.css';

export interface ShopHeadProps {
  filters: ShopFilters;
  categoryName: string | undefined;
  list: PartList | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/**
 * A page past the last one, or an unused filter. Facets count beside the other filter, so the unused filter leaves the
 * other no values.
 */
const isAbsent = ({ count, facets }: PartList, { category, manufacturer, inStock }: ShopFilters): boolean => {
  const { categories = [], manufacturers = [] } = facets ?? {};
  if (count > 0) return true;
  if (inStock) return false;
  if (manufacturers.length === 0) return category > 0 && categories.length > 0;
  return manufacturer !== '' && categories.length === 0;
};

/** Categories are indexable, manufacturers are not. */
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

const partListQueries: Load = ({ language }, { url }) => [
  getParts.initiate(partsArgs(language, parseShopFilters(url.searchParams)), PAGE_DATA),
];

export const load = composeLoads(pageHeroQueries, partListQueries, brandQueries);

const toSearch = (search: string) => toShop(() => ({ search }));

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const filters = useRouteSelector(selectShopFilters);
  const { page, category, manufacturer, search, inStock } = filters;
  const box = useListSearch(search, toSearch);
  const parts = useGetPartsQuery(partsArgs(lang, filters));
  const known = useLastKnown(parts.currentData, lang);
  const ofFilters = useLastKnown(parts.currentData, `${lang} ${category} ${manufacturer} ${search} ${inStock}`);
  const facets = known?.facets;
  const categoryName = facets?.categories.find(({ id }) => id === category)?.name;
  const hasFilters = facets !== undefined || (known === undefined && !parts.isError);

  return (
    <>
      <ShopHead filters={filters} categoryName={categoryName} list={parts.currentData} />
      <RoutePageHero lead={t('shop.lead')} />
      <DeferredContent>
        <div className={classNames(styles.shop, hasFilters && styles.filtered)}>
          {hasFilters && (
            <div className={styles.filters}>
              <ListSearch
                search={box}
                label={t('shop.search')}
                hint={t('search.hint')}
                action={paths.shop()}
                filters={{ category, manufacturer, in_stock: Number(inStock) }}
              />
              {facets ? (
                <PartFilters facets={facets} filters={filters} />
              ) : (
                <>
                  <FilterListSkeleton lines={2} />
                  <FilterListSkeleton lines={9} />
                  <FilterListSkeleton lines={9} />
                </>
              )}
            </div>
          )}
          <div className={styles.results}>
            <div className={styles.head}>
              <h2 className={styles.title}>
                {[categoryName, manufacturer].filter(Boolean).join(', ') || t('shop.allParts')}
              </h2>
              <p className={styles.count} role="status">
                {ofFilters && t('shop.found', { count: ofFilters.count })}
              </p>
            </div>
            <PartsGrid
              query={parts}
              placeholders={PARTS_PAGE_SIZE}
              hrefOf={({ id }) => paths.product(id)}
              empty={
                <NothingFound
                  count={parts.currentData?.count ?? 0}
                  beyondEnd={{ text: t('shop.beyondEnd'), firstPage: paths.shop({ ...filters, page: 1 }) }}
                  filtered={
                    category > 0 || manufacturer !== '' || search !== '' || inStock
                      ? {
                          text: search ? t('search.nothing', { search }) : t('shop.nothingFound'),
                          all: t('shop.showAll'),
                          toAll: paths.shop(),
                        }
                      : undefined
                  }
                />
              }
            />
            <Pagination
              page={page}
              pageCount={Math.ceil((ofFilters?.count ?? 0) / PARTS_PAGE_SIZE)}
              toPage={(target) => toShop(() => ({ page: target }))}
            />
          </div>
        </div>
        <BrandSlider />
      </DeferredContent>
    </>
  );
};

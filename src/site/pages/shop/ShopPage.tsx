import { useGetPartsQuery } from '#api/endpoints/parts';
import { PARTS_PAGE_SIZE } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterListSkeleton } from '#shared/ui/lists/FilterList';
import { useListSearch } from '#shared/ui/lists/hooks/useListSearch';
import { ListSearch } from '#shared/ui/lists/ListSearch';
import { NothingFound } from '#shared/ui/lists/NothingFound';
import { Pagination } from '#shared/ui/lists/Pagination';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { BrandSlider } from '../../features/shop/components/BrandSlider';
import { PartFilters } from '../../features/shop/components/PartFilters';
import { PartsGrid } from '../../features/shop/components/PartsGrid';
import { parseShopUrl, partsArgs, toShop } from '../../features/shop/lib/shopUrl';
import { ShopHead } from './ShopHead';
import styles from './ShopPage.module.css';

export { load } from './load';

const toSearch = (search: string) => toShop(() => ({ search }));

/** The shop: a page of parts with what they can be filtered by. The address is the state. */
export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const filters = parseShopUrl(useQueryParams());
  const { page, category, manufacturer, search, inStock } = filters;
  const box = useListSearch(search, toSearch);
  const parts = useGetPartsQuery(partsArgs(lang, filters));
  // While a page or a filter loads, filters and pages around the placeholders stay.
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

import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
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
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { classNames } from '#shared/ui/lib/classNames';
import { moveFocus } from '#shared/ui/lib/focus';
import { FilterListSkeleton } from '#shared/ui/lists/FilterList';
import { ListSearch, useListSearch } from '#shared/ui/lists/ListSearch';
import { NothingFound } from '#shared/ui/lists/NothingFound';
import { Pagination } from '#shared/ui/lists/Pagination';
import { Icon } from '#shared/ui/media/Icon';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { BrandSlider, brandQueries } from '../../features/shop/BrandSlider';
import { CarPanel } from '../../features/shop/CarPanel';
import { shortCarText } from '../../features/shop/fit';
import { shopFields } from '../../features/shop/HiddenFields';
import { PartFilters, UnstatedParts } from '../../features/shop/PartFilters';
import { PartsGrid } from '../../features/shop/PartsGrid';
import { PriceFilter, SortSelect } from '../../features/shop/PriceAndSort';
import {
  isFittingOnly,
  isPriceRangeEmpty,
  parseShopFilters,
  partsArgs,
  readCar,
  type ShopFilters,
  toShop,
} from '../../features/shop/shopSlice';
import {
  carQueries,
  useGarageCars,
  useShopFilters,
  WITHOUT_CAR,
  withExistingCar,
} from '../../features/shop/useShopCar';
import styles from './ShopPage.module.css';

export interface ShopHeadProps {
  filters: ShopFilters;
  categoryName: string | undefined;
  list: PartList | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

/**
 * Whether the page number is too high, or no part has the chosen category or manufacturer, which the facets then omit.
 */
const isAbsent = ({ count, facets }: PartList, { category, manufacturer }: ShopFilters): boolean => {
  if (count > 0) return true;
  if (!facets) return manufacturer !== '';
  const hasCategory = category === 0 || facets.categories.some(({ id }) => id === category);
  return !hasCategory || (manufacturer !== '' && !facets.manufacturers.some(({ name }) => name === manufacturer));
};

/** Excludes an impossible price range, which is not applied. */
const numberOfFilters = (filters: ShopFilters): number => {
  const { category, manufacturer, search, inStock, priceFrom, priceTo } = filters;
  const hasPrices = (priceFrom > 0 || priceTo > 0) && !isPriceRangeEmpty(filters);
  return [category, manufacturer, search, inStock, hasPrices].filter(Boolean).length;
};

/** Arguments of indexable lists. Lists with other filters are duplicates for search engines. */
const INDEXED = ['lang', 'page', 'category'];

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
      canonical={shortPaths.shop({ ...filters, ...(filters.all && { brand: 0, model: 0, all: false }) })}
      noindex={isEmpty || Object.keys(partsArgs('ru', filters)).some((name) => !INDEXED.includes(name))}
      status={isEmpty && filters.search === '' && isAbsent(list, filters) ? 404 : undefined}
    />
  );
};

const partListQueries: Load = ({ language: lang }, { url }) => {
  const filters = parseShopFilters(url.searchParams);
  return [
    withExistingCar(lang, readCar(url.searchParams), (car) =>
      getParts.initiate(partsArgs(lang, { ...filters, ...(car ?? WITHOUT_CAR) }), PAGE_DATA),
    ),
  ];
};

export const load = composeLoads(pageHeroQueries, partListQueries, brandQueries, carQueries);

/** Focuses the heading of the list when the visitor's last press removed the focused control of the car. */
const useFocusAfterCar = (car: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(car);
  const type = useNavigationType();
  useEffect(() => {
    const isChanged = before.current !== car;
    before.current = car;
    if (isChanged && type !== NavigationType.Pop && document.activeElement === document.body)
      moveFocus(heading.current);
    // oxlint-disable-next-line react/exhaustive-deps -- `type` belongs to the change of the car
  }, [car]);
  return heading;
};

const toSearch = (search: string) => toShop(() => ({ search }));

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const { filters, name: carName, isUnknown } = useShopFilters();
  const { page, category, manufacturer, search } = filters;
  const [ownCar] = useGarageCars().cars;
  const box = useListSearch(search, toSearch);
  const parts = useGetPartsQuery(partsArgs(lang, filters));
  const known = useLastKnown(parts.currentData, lang);
  const ofFilters = useLastKnown(parts.currentData, JSON.stringify([lang, { ...filters, page: 1 }]));
  const facets = known?.facets;
  const categoryName = facets?.categories.find(({ id }) => id === category)?.name;
  const hasFilters = facets !== undefined || (known === undefined && !parts.isError);
  const folded = numberOfFilters(filters);
  const heading = useFocusAfterCar(`${filters.brand} ${filters.model} ${carName !== null}`);
  const fittingCar = carName && isFittingOnly(filters) ? shortCarText(carName) : '';
  const isFiltered = folded > 0 || isFittingOnly(filters);
  const chosenNames = [categoryName, manufacturer].filter(Boolean).join(', ');
  const title = fittingCar
    ? t(chosenNames ? 'shop.chosenForCar' : 'shop.partsForCar', { parts: chosenNames, car: fittingCar })
    : chosenNames || t('shop.allParts');
  const nothingFound = fittingCar ? t('shop.nothingForCar', { car: fittingCar }) : t('shop.nothingFound');

  return (
    <>
      <ShopHead filters={filters} categoryName={categoryName} list={parts.currentData} />
      <RoutePageHero lead={t('shop.lead')} />
      <DeferredContent>
        <div className={classNames(styles.shop, hasFilters && styles.filtered)}>
          <div className={styles.car}>
            <CarPanel name={carName} filters={filters} isUnknown={isUnknown} />
          </div>
          <div className={styles.head}>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <p className={styles.count} role="status">
              {ofFilters && t('shop.found', { count: ofFilters.count })}
            </p>
          </div>
          {hasFilters && (
            <details className={styles.fold} open={isPriceRangeEmpty(filters) || undefined} suppressHydrationWarning>
              <summary className={styles.summary}>
                <span>{folded > 0 ? t('shop.filtersChosen', { count: folded }) : t('shop.filters')}</span>
                <Icon name="chevron" size={18} />
              </summary>
            </details>
          )}
          <div className={styles.sort}>
            <SortSelect filters={filters} />
          </div>
          {hasFilters && (
            <div className={styles.filters}>
              <ListSearch
                search={box}
                label={t('shop.search')}
                hint={t('search.hint')}
                action={paths.shop()}
                filters={{ ...shopFields(filters), search: '' }}
              />
              <PriceFilter filters={filters} />
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
            <PartsGrid
              query={parts}
              placeholders={PARTS_PAGE_SIZE}
              hrefOf={({ id }) => paths.product(id, filters)}
              car={filters.brand > 0 ? carName : (ownCar?.name ?? null)}
              empty={
                <NothingFound
                  count={parts.currentData?.count ?? 0}
                  beyondEnd={{ text: t('shop.beyondEnd'), firstPage: paths.shop({ ...filters, page: 1 }) }}
                  filtered={
                    isFiltered
                      ? {
                          text: search && !fittingCar ? t('search.nothing', { search }) : nothingFound,
                          all: t('shop.showAll'),
                          toAll: paths.shop({ brand: filters.brand, model: filters.model, all: filters.brand > 0 }),
                        }
                      : undefined
                  }
                />
              }
            />
            <UnstatedParts count={facets?.unstated ?? 0} filters={filters} />
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

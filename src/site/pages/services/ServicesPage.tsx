import { getServices, useGetServicesQuery } from '#api/generated/services';
import type { ServiceList } from '#contract/catalog';
import { SERVICES_PAGE_SIZE } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { composeLoads, type Load, lacks, PAGE_DATA } from '#shared/config/page';

import { makePaths } from '#shared/config/paths';
import { listWords } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';

import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { FilterListSkeleton } from '#shared/ui/lists/FilterList';
import { ListSearch, useListSearch } from '#shared/ui/lists/ListSearch';
import { NothingFound } from '#shared/ui/lists/NothingFound';
import { Pagination } from '#shared/ui/lists/Pagination';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { HeroBook } from '../../features/pageHero/HeroBook';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { ServiceCategories } from '../../features/services/ServiceCategories';
import { ServiceInfoGrid, ServiceInfoGridSkeleton } from '../../features/services/ServiceInfoGrid';
import { parseServicesUrl, type ServiceFilters, servicesArgs, toServices } from '../../features/services/servicesUrl';
import styles from './ServicesPage.module.css';

export interface ServicesHeadProps {
  filters: ServiceFilters;
  categoryName: string | undefined;
  list: ServiceList | undefined;
}

const shortPaths = makePaths({ language: '', home: '' });

export const ServicesHead = ({ filters, categoryName, list }: ServicesHeadProps) => {
  const { t } = useTranslation();
  const { page, category, search } = filters;
  const isEmpty = list?.results.length === 0;
  // The page is after the last one, or the category has no services.
  const isAbsent = isEmpty && search === '' && (list.count > 0 || lacks(list.facets?.categories, category));
  const named = categoryName && { category: categoryName };
  const title = named ? t('services.categoryTitle', named) : t('services.title');
  const description = named ? t('services.categoryDescription', named) : t('services.description');
  return (
    <Head
      {...listWords(t, page, [title, categoryName || title], description)}
      canonical={shortPaths.services({ page, category })}
      noindex={isEmpty || search !== ''}
      status={isAbsent ? 404 : undefined}
    />
  );
};

const serviceListQueries: Load = ({ language }, { url }) => [
  getServices.initiate(servicesArgs(language, parseServicesUrl(url.searchParams)), PAGE_DATA),
];

export const load = composeLoads(pageHeroQueries, serviceListQueries);

const PLACEHOLDERS = 6;

const toSearch = (search: string) => toServices(() => ({ search }));

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const filters = parseServicesUrl(useQueryParams());
  const { page, category, search } = filters;
  const box = useListSearch(search, toSearch);

  const services = useGetServicesQuery(servicesArgs(lang, filters));
  const known = useLastKnown(services.currentData, lang);
  const ofCategory = useLastKnown(services.currentData, `${lang} ${category} ${search}`);
  const facets = known?.facets;
  const categoryName = facets?.categories.find(({ id }) => id === category)?.name;
  const hasCategories = facets !== undefined || (known === undefined && !services.isError);

  return (
    <>
      <ServicesHead filters={filters} categoryName={categoryName} list={services.currentData} />
      <RoutePageHero lead={t('services.lead')}>
        <HeroBook />
      </RoutePageHero>
      <DeferredContent>
        <div className={styles.services}>
          <div className={styles.filters}>
            <ListSearch
              search={box}
              label={t('services.search')}
              hint={t('services.searchHint')}
              action={paths.services()}
              filters={{ category }}
            />
            {facets && <ServiceCategories facets={facets} filters={filters} />}
            {hasCategories && !facets && <FilterListSkeleton lines={6} />}
          </div>
          <div className={styles.results}>
            <div className={styles.head}>
              <h2 className={styles.title}>{categoryName ?? t('services.allServices')}</h2>
              <p className={styles.count} role="status">
                {ofCategory && t('services.found', { count: ofCategory.count })}
              </p>
            </div>
            <QueryBlock
              query={services}
              isEmpty={({ results }) => results.length === 0}
              empty={
                <NothingFound
                  count={services.currentData?.count ?? 0}
                  beyondEnd={{ text: t('services.beyondEnd'), firstPage: paths.services({ ...filters, page: 1 }) }}
                  filtered={
                    category > 0 || search !== ''
                      ? {
                          text: search ? t('search.nothing', { search }) : t('services.nothingInCategory'),
                          all: t('services.showAll'),
                          toAll: paths.services(),
                        }
                      : undefined
                  }
                />
              }
              placeholder={<ServiceInfoGridSkeleton count={PLACEHOLDERS} />}
            >
              {({ results }) => <ServiceInfoGrid services={results} hrefOf={({ id }) => paths.service(id)} />}
            </QueryBlock>
            <Pagination
              page={page}
              pageCount={Math.ceil((ofCategory?.count ?? 0) / SERVICES_PAGE_SIZE)}
              toPage={(target) => toServices(() => ({ page: target }))}
            />
          </div>
        </div>
      </DeferredContent>
    </>
  );
};

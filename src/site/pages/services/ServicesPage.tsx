import { SERVICES_PAGE_SIZE } from '../../../../contract/limits';
import { useGetServiceNamesQuery, useGetServicesQuery } from '../../../api/endpoints/services';
import { usePaths } from '../../../shared/config/usePaths';
import { useLastKnown } from '../../../shared/hooks/useLastKnown';
import { useQueryParams } from '../../../shared/hooks/useQueryParams';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { containsForgivingly } from '../../../shared/lib/forgivingText';
import { DeferredContent } from '../../../shared/ui/layout/DeferredContent';
import { FilterListSkeleton } from '../../../shared/ui/lists/FilterList';
import { NothingFound } from '../../../shared/ui/lists/NothingFound';
import { Pagination } from '../../../shared/ui/lists/Pagination';
import { QueryBlock } from '../../../shared/ui/lists/QueryBlock';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { ServiceCategories } from '../../features/services/components/ServiceCategories';
import { ServiceInfoGrid, ServiceInfoGridSkeleton } from '../../features/services/components/ServiceInfoGrid';
import { ServiceSearch } from '../../features/services/components/ServiceSearch';
import { useServiceSearch } from '../../features/services/hooks/useServiceSearch';
import { cleanSearch, parseServicesUrl, servicesArgs, toServices } from '../../features/services/lib/servicesUrl';
import { SearchResults } from './SearchResults';
import { ServicesHead } from './ServicesHead';
import styles from './ServicesPage.module.css';

export { load } from './load';

/** As many as will come, so that nothing moves then (docs/spec/limits.md#placeholders). */
const PLACEHOLDERS = 6;

/** A page of services with their categories and the search over what is loaded. The address is the state. */
export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const ofAddress = parseServicesUrl(useQueryParams());
  const box = useServiceSearch(ofAddress.search);
  // The address follows the typing a moment later; links must not lose what is typed.
  const filters = { ...ofAddress, search: cleanSearch(box.typed) };
  const { page, category, search } = filters;

  const services = useGetServicesQuery(servicesArgs(lang, filters));
  const { currentData: names = [] } = useGetServiceNamesQuery({ lang });
  // While a page or a category loads, what stands around the placeholders stays.
  const known = useLastKnown(services.currentData, lang);
  const ofCategory = useLastKnown(services.currentData, `${lang} ${category}`);
  const facets = known?.facets;
  const categoryName = facets?.categories.find(({ id }) => id === category)?.name;
  const hasCategories = facets !== undefined || (known === undefined && !services.isError);

  const loaded = services.currentData?.results ?? [];
  const here = loaded.filter(({ name }) => containsForgivingly(name, search));
  const elsewhere = names.filter(
    ({ id, name }) => containsForgivingly(name, search) && !loaded.some((service) => service.id === id),
  );

  return (
    <>
      <ServicesHead filters={ofAddress} categoryName={categoryName} list={services.currentData} />
      <RoutePageHero lead={t('services.lead')} />
      <DeferredContent>
        <div className={styles.services}>
          <div className={styles.filters}>
            <ServiceSearch search={box} filters={filters} />
            {facets && <ServiceCategories facets={facets} filters={filters} />}
            {hasCategories && !facets && <FilterListSkeleton lines={6} />}
          </div>
          <div className={styles.results}>
            <div className={styles.head}>
              <h2 className={styles.title}>{categoryName ?? t('services.allServices')}</h2>
              <p className={styles.count} role="status">
                {search && services.currentData
                  ? t('services.matched', { count: here.length + elsewhere.length })
                  : ofCategory && t('services.found', { count: ofCategory.count })}
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
                    category > 0
                      ? { text: t('services.nothingInCategory'), all: t('services.showAll'), toAll: paths.services() }
                      : undefined
                  }
                />
              }
              placeholder={<ServiceInfoGridSkeleton count={PLACEHOLDERS} />}
            >
              {({ results }) =>
                search ? (
                  <SearchResults
                    search={search}
                    here={here}
                    elsewhere={elsewhere}
                    clearHref={paths.services({ page, category })}
                    onClear={() => box.type('')}
                  />
                ) : (
                  <ServiceInfoGrid services={results} hrefOf={({ id }) => paths.service(id)} />
                )
              }
            </QueryBlock>
            <Pagination
              page={page}
              pageCount={Math.ceil((ofCategory?.count ?? 0) / SERVICES_PAGE_SIZE)}
              toPage={(target) => toServices(() => ({ search, page: target }))}
            />
          </div>
        </div>
      </DeferredContent>
    </>
  );
};

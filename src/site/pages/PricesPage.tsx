import { getPrices, useGetPricesQuery } from '#api/generated/catalog';
import { type Load, PAGE_DATA } from '#shared/config/page';

import { makePaths } from '#shared/config/paths';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { RoutePageHero } from '../features/pageHero/RoutePageHero';
import { PriceActions } from '../features/prices/PriceActions';
import { PriceFilter, usePriceSearch } from '../features/prices/PriceFilter';
import { PriceTables } from '../features/prices/PriceTables';
import { parsePricesUrl } from '../features/prices/priceGroups';
import styles from './PricesPage.module.css';

export const load: Load = ({ language: lang }) => [getPrices.initiate({ lang }, PAGE_DATA)];

const shortPaths = makePaths({ language: '', home: '' });

export const Component = () => {
  const { t } = useTranslation();
  const prices = useGetPricesQuery({ lang: useLanguage() });
  const filter = usePriceSearch();
  const isFiltered = parsePricesUrl(useQueryParams()) !== '';
  return (
    <>
      <Head
        title={t('prices.title')}
        description={t('prices.description')}
        canonical={shortPaths.prices()}
        noindex={isFiltered}
      />
      <RoutePageHero title={t('prices.heading')} lead={t('prices.lead')} />
      <DeferredContent>
        <div className={styles.prices}>
          <div className={styles.head}>
            <PriceFilter filter={filter} />
            <PriceActions files={prices.currentData?.files} />
          </div>
          <QueryBlock className={styles.tables} query={prices} placeholder={<SkeletonText lines={12} />}>
            {(list) => <PriceTables list={list} search={filter.search} />}
          </QueryBlock>
        </div>
      </DeferredContent>
    </>
  );
};

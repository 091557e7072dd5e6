import { getPart } from '#api/endpoints/parts';
import type { PartDetail } from '#contract/catalog';
import { summaryOf } from '#contract/rules/summary';
import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { Share } from '../../features/share/components/Share';
import { useSharedUrl } from '../../features/share/hooks/useSharedUrl';
import { PartDetails } from '../../features/shop/components/PartDetails';
import { PartDetailsSkeleton } from '../../features/shop/components/PartDetailsSkeleton';
import { SimilarParts } from '../../features/shop/components/SimilarParts';
import { type ItemScreenProps, itemPage } from '../../layouts/ItemPage/itemPage';
import styles from './PartPage.module.css';
import { Purchase } from './Purchase';

export { load } from './load';

const PartScreen = ({ id, query }: ItemScreenProps<PartDetail>) => {
  const { t } = useTranslation();
  const url = useSharedUrl((paths) => paths.product(id));
  const { name, info = '', photo, preview, category } = query.currentData ?? {};
  return (
    <>
      <Head
        title={name ? fitTitle(t('shop.partTitle', { name }), name) : t('pageHero.product')}
        description={summaryOf(info)}
        image={preview || photo || undefined}
      />
      <RoutePageHero title={name} />
      <QueryBlock className={styles.part} query={query} placeholder={<PartDetailsSkeleton />}>
        {(part) => (
          <PartDetails part={part}>
            <Purchase part={part} />
          </PartDetails>
        )}
      </QueryBlock>
      <DeferredContent>
        {name && (
          <div className={styles.share} data-no-print="">
            <Share title={name} url={url} />
          </div>
        )}
        <div data-no-print="">{category && <SimilarParts partId={id} category={category} />}</div>
      </DeferredContent>
    </>
  );
};

export const Component = itemPage(getPart, PartScreen);

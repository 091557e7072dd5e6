import { getPart } from '#api/generated/catalog';
import type { PartDetail } from '#contract/catalog';
import { summaryOf } from '#contract/rules/text';
import type { Load } from '#shared/config/page';
import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { pathId } from '#shared/lib/address';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { BUY_PARAM } from '../../fallback/fallbackForm';
import { formQueries } from '../../features/enquiries/queries';
import { pageHeroQueries, RoutePageHero } from '../../features/pageHero/RoutePageHero';
import { Share } from '../../features/share/Share';
import { useSharedUrl } from '../../features/share/useSharedUrl';
import { PartDetails, PartDetailsSkeleton } from '../../features/shop/PartDetails';
import { loadPartWithSimilar, SimilarParts } from '../../features/shop/SimilarParts';
import { type ItemScreenProps, itemPage } from '../../layouts/itemPage';
import styles from './PartPage.module.css';
import { Purchase } from './Purchase';

export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [
    ...pageHeroQueries(context, args),
    loadPartWithSimilar(context.language, id),
    ...(args.url.searchParams.has(BUY_PARAM) ? formQueries(context, args) : []),
  ];
};

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

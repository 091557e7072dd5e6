import { getPart } from '#api/generated/catalog';
import type { PartDetail } from '#contract/catalog';
import { summaryOf } from '#contract/rules/text';
import type { Load } from '#shared/config/page';
import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { pathId } from '#shared/lib/address';
import { Breadcrumb } from '#shared/ui/layout/Breadcrumb';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { unbroken } from '#shared/ui/text/unbroken';
import { BUY_PARAM } from '../../fallback/fallbackForm';
import { formQueries } from '../../features/enquiries/queries';
import { usePageHeading } from '../../features/pageHero/RoutePageHero';
import { Share } from '../../features/share/Share';
import { useSharedUrl } from '../../features/share/useSharedUrl';
import { PartDetails, PartDetailsSkeleton } from '../../features/shop/PartDetails';
import { loadPartWithSimilar, SimilarParts } from '../../features/shop/SimilarParts';
import { readCar } from '../../features/shop/shopSlice';
import { carQueries, withExistingCar } from '../../features/shop/useShopCar';
import { type ItemScreenProps, itemPage } from '../../layouts/itemPage';
import styles from './PartPage.module.css';
import { Purchase } from './Purchase';

export const load: Load = (context, args) => {
  const id = pathId(args.params.id);
  if (id === null) return [];
  return [
    ...carQueries(context, args),
    withExistingCar(context.language, readCar(args.url.searchParams), (car) =>
      loadPartWithSimilar(context.language, id, car),
    ),
    ...(args.url.searchParams.has(BUY_PARAM) ? formQueries(context, args) : []),
  ];
};

const PartScreen = ({ id, query }: ItemScreenProps<PartDetail>) => {
  const { t } = useTranslation();
  const url = useSharedUrl((paths) => paths.product(id));
  const { name, info = '', photo, preview, category } = query.currentData ?? {};
  const { heading, trail } = usePageHeading(name);
  return (
    <>
      <Head
        title={name ? fitTitle(t('shop.partTitle', { name }), name) : t('pageHero.product')}
        description={summaryOf(info)}
        image={preview || photo || undefined}
      />
      <div className={styles.head}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>{unbroken(heading)}</h1>
      </div>
      <QueryBlock className={styles.part} query={query} placeholder={<PartDetailsSkeleton />}>
        {(part) => (
          <PartDetails
            part={part}
            share={
              <div data-no-print="">
                <Share title={part.name} url={url} />
              </div>
            }
          >
            <Purchase part={part} />
          </PartDetails>
        )}
      </QueryBlock>
      <DeferredContent>
        <div data-no-print="">{category && <SimilarParts partId={id} category={category} />}</div>
      </DeferredContent>
    </>
  );
};

export const Component = itemPage(getPart, PartScreen);

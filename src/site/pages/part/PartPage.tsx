import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router';
import { summaryOf } from '../../../../contract/summary';
import { getPart, useGetPartQuery } from '../../../api/endpoints/parts';
import { isNotFound } from '../../../api/isNotFound';
import { fitTitle } from '../../../shared/head/fittingWords';
import { Head } from '../../../shared/head/Head';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { pathId } from '../../../shared/lib/pathId';
import { AfterHead } from '../../../shared/ui/layout/AfterHead';
import { QueryBlock } from '../../../shared/ui/lists/QueryBlock';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { PartDetails } from '../../features/shop/components/PartDetails';
import { PartDetailsSkeleton } from '../../features/shop/components/PartDetailsSkeleton';
import { SimilarParts } from '../../features/shop/components/SimilarParts';
import { NotFoundScreen } from '../../layouts/NotFoundScreen/NotFoundScreen';
import styles from './PartPage.module.css';
import { Purchase } from './Purchase';

export { load } from './load';

const PartScreen = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  // That there is no such part is an answer: a page that says so does not ask again.
  const isAbsent = isNotFound(getPart.useQueryState({ lang, id }).error);
  const part = useGetPartQuery(isAbsent ? skipToken : { lang, id });
  if (isAbsent) return <NotFoundScreen />;

  const { name, info = '', photo, preview, category } = part.currentData ?? {};
  return (
    <>
      <Head
        title={name ? fitTitle(t('shop.partTitle', { name }), name) : t('pageHero.product')}
        description={summaryOf(info)}
        image={preview || photo || undefined}
      />
      <RoutePageHero title={name} />
      <QueryBlock className={styles.part} query={part} placeholder={<PartDetailsSkeleton />}>
        {(data) => (
          <PartDetails part={data}>
            <Purchase part={data} />
          </PartDetails>
        )}
      </QueryBlock>
      <AfterHead>
        <div data-no-print="">{category && <SimilarParts partId={id} category={category} />}</div>
      </AfterHead>
    </>
  );
};

/** One part of the shop. */
export const Component = () => {
  const id = pathId(useParams().id);
  // Another part is another page: nothing typed or opened goes over to it.
  return id === null ? <NotFoundScreen /> : <PartScreen key={id} id={id} />;
};

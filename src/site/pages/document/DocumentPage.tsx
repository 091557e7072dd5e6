import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router';
import { getDocument } from '#api/endpoints/company';
import { isNotFound } from '#api/isNotFound';
import { summaryOf } from '#contract/rules/summary';
import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { formatDate } from '#shared/i18n/formats/date';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { DocumentBody } from '../../features/company/components/DocumentBody';
import { documentBlocks } from '../../features/company/lib/documentBlocks';
import { RoutePageHero } from '../../features/pageHero/components/RoutePageHero';
import { NotFoundScreen } from '../../layouts/NotFoundScreen/NotFoundScreen';
import styles from './DocumentPage.module.css';
import { OtherDocuments } from './OtherDocuments';

export { load } from './load';

/** What the document is about: its paragraphs, without the first, which in the demo says that it is a sample. */
const describe = (body: string) =>
  summaryOf(
    documentBlocks(body)
      .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
      .slice(1)
      .join(' '),
  );

const DocumentScreen = ({ slug }: { slug: string }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const isAbsent = isNotFound(getDocument.useQueryState({ lang, slug }).error);
  const query = getDocument.useQuery(isAbsent ? skipToken : { lang, slug });
  if (isAbsent) return <NotFoundScreen />;
  const { title, body = '' } = query.currentData ?? {};
  return (
    <>
      <Head title={title && fitTitle(title)} description={describe(body)} />
      <RoutePageHero title={title} />
      <DeferredContent>
        <div className={styles.document}>
          <QueryBlock query={query} placeholder={<SkeletonText lines={8} />}>
            {(document) => (
              <>
                <DocumentBody body={document.body} />
                <p className={styles.version}>
                  {t('documents.version', {
                    version: document.version,
                    date: formatDate(document.updated_at, lang),
                  })}
                </p>
              </>
            )}
          </QueryBlock>
          <OtherDocuments slug={slug} />
        </div>
      </DeferredContent>
    </>
  );
};

/** A document of the company, by the slug of its address. */
export const Component = () => {
  const { slug = '' } = useParams();
  return <DocumentScreen key={slug} slug={slug} />;
};

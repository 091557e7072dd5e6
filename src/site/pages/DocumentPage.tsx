import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router';
import { getDocument, useGetCompanyQuery } from '#api/generated/company';
import { isNotFound } from '#api/problem';
import { summaryOf } from '#contract/rules/text';
import { usePaths } from '#shared/config/hooks/usePaths';
import { type Load, PAGE_DATA } from '#shared/config/page';

import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { DeferredContent } from '#shared/ui/layout/DeferredContent';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { DocumentBody, documentBlocks } from '../features/company/DocumentBody';
import { RoutePageHero } from '../features/pageHero/RoutePageHero';
import { NotFoundScreen } from '../layouts/NotFoundScreen';
import styles from './DocumentPage.module.css';

export const OtherDocuments = ({ slug }: { slug: string }) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const { currentData: company } = useGetCompanyQuery({ lang: useLanguage() });
  const others = company?.documents.filter((document) => document.slug !== slug) ?? [];
  if (others.length === 0) return null;
  return (
    <nav className={styles.others} aria-labelledby="other-documents">
      <h2 className={styles.othersTitle} id="other-documents">
        {t('documents.others')}
      </h2>
      <ul>
        {others.map((document) => (
          <li key={document.slug}>
            <Link className={styles.other} to={paths.document(document.slug)}>
              {document.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const load: Load = ({ language: lang }, { params: { slug = '' } }) => [
  getDocument.initiate({ lang, slug }, PAGE_DATA),
];

/** Skips the first paragraph, which marks demo texts as samples. */
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

export const Component = () => {
  const { slug = '' } = useParams();
  return <DocumentScreen key={slug} slug={slug} />;
};

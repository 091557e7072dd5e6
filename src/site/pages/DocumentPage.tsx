import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
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
import { Icon } from '#shared/ui/media/Icon';
import { DocumentBody, documentBlocks, documentHeadings } from '../features/company/DocumentBody';
import { RoutePageHero } from '../features/pageHero/RoutePageHero';
import { NotFoundScreen } from '../layouts/NotFoundScreen';
import styles from './DocumentPage.module.css';

interface PageNavProps {
  id: string;
  title: string;
  links: readonly ReactNode[];
}

/**
 * Navigation that is folded on narrow screens. On wide screens it is always open if the browser supports
 * `::details-content`.
 */
const PageNav = ({ id, title, links }: PageNavProps) => {
  if (links.length === 0) return null;
  return (
    <nav className={styles.nav} aria-labelledby={id}>
      <h2 className={styles.navTitle} id={id}>
        {title}
      </h2>
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={styles.foldTitle}>
          <span>{title}</span>
          <Icon name="chevron" size={18} />
        </summary>
        <ul className={styles.links}>{links}</ul>
      </details>
    </nav>
  );
};

const Contents = ({ body }: { body: string }) => {
  const { t } = useTranslation();
  return (
    <PageNav
      id="document-contents"
      title={t('documents.contents')}
      links={documentHeadings(body).map(({ text, anchor }) => (
        <li key={anchor}>
          <a className={styles.link} href={`#${anchor}`}>
            {text}
          </a>
        </li>
      ))}
    />
  );
};

export const OtherDocuments = ({ slug }: { slug: string }) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const { currentData: company } = useGetCompanyQuery({ lang: useLanguage() });
  const others = company?.documents.filter((document) => document.slug !== slug) ?? [];
  return (
    <PageNav
      id="other-documents"
      title={t('documents.others')}
      links={others.map((document) => (
        <li key={document.slug}>
          <Link className={styles.link} to={paths.document(document.slug)}>
            {document.title}
          </Link>
        </li>
      ))}
    />
  );
};

export const load: Load = ({ language: lang }, { params: { slug = '' } }) => [
  getDocument.initiate({ lang, slug }, PAGE_DATA),
];

const describe = (body: string) =>
  summaryOf(
    documentBlocks(body)
      .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
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
          <div className={styles.aside}>
            <Contents body={body} />
            <OtherDocuments slug={slug} />
          </div>
          <QueryBlock className={styles.text} query={query} placeholder={<SkeletonText lines={8} />}>
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
        </div>
      </DeferredContent>
    </>
  );
};

export const Component = () => {
  const { slug = '' } = useParams();
  return <DocumentScreen key={slug} slug={slug} />;
};

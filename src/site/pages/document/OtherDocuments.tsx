import { useGetCompanyQuery } from '#api/endpoints/company';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import styles from './DocumentPage.module.css';

/** The company's other documents, beside the one that is read. */
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

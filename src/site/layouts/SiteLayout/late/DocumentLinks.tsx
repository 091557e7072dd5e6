import { useGetCompanyQuery } from '#api/endpoints/company';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useLateTexts } from '#shared/i18n/hooks/useLateTexts';
import { Link } from '#shared/ui/actions/Link';
import styles from './DocumentLinks.module.css';

/** The documents of the company; nothing where the server has none. */
export const DocumentLinks = () => {
  const texts = useLateTexts();
  const paths = usePaths({ home: '' });
  const { currentData: company } = useGetCompanyQuery({ lang: useLanguage() });
  if (!company) return null;
  const links = company.documents.map(({ slug, title }) => ({ href: paths.document(slug), text: title }));
  return (
    <nav className={styles.documents} aria-label={texts.documents}>
      <ul className={styles.list}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link className={styles.link} to={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

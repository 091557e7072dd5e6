import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Link } from '../actions/Link';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  text: string;
  href?: string | undefined;
}

export interface BreadcrumbProps {
  trail: readonly Crumb[];
}

/** CSS draws the separators, so that screen readers skip them. */
export const Breadcrumb = ({ trail }: BreadcrumbProps) => {
  const { t } = useTranslation();
  return (
    <nav className={styles.breadcrumb} aria-label={t('pageHero.breadcrumb')}>
      <ol className={styles.trail}>
        {trail.map(({ text, href }) => (
          <li className={styles.crumb} key={href ?? 'here'}>
            {href ? (
              <Link className={styles.link} to={href}>
                {text}
              </Link>
            ) : (
              <span className={styles.here} aria-current="page">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Link } from '../actions/Link';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  text: string;
  /** Absent on the screen that is open, the last one. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** From the home page down to the screen that is open. */
  trail: readonly Crumb[];
}

/** Where the visitor is. The separators are drawn, so that nobody hears them. */
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

import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { useMenu } from './hooks/useMenu';
import { MenuList } from './MenuList';
import styles from './MobileMenu.module.css';

/** The pages, with the lists under services and blog behind a native disclosure. */
export const MobileMenuItems = () => {
  const { t } = useTranslation();
  const items = useMenu();
  return (
    <nav aria-label={t('header.menu')}>
      <ul className={styles.items}>
        {items.map(({ key, href, current }) => (
          <li key={key} className={styles.item}>
            <Link className={styles.link} to={href} aria-current={current}>
              {t(`header.${key}`)}
            </Link>
            {(key === 'services' || key === 'blog') && (
              <details className={styles.list} suppressHydrationWarning>
                <summary
                  className={styles.more}
                  aria-label={t(key === 'services' ? 'header.servicesList' : 'header.articlesList')}
                >
                  <Icon name="chevron" />
                </summary>
                <MenuList of={key} narrow />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

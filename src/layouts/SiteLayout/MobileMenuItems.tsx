import { useTranslation } from '../../shared/i18n/useTranslation';
import { Icon } from '../../shared/ui/Icon';
import { Link } from '../../shared/ui/Link';
import { LinkList } from './LinkList';
import styles from './MobileMenu.module.css';
import { useMenu } from './useMenu';
import { useMenuLists } from './useMenuLists';

/** The pages, with the lists under services and blog behind a native disclosure. */
export const MobileMenuItems = () => {
  const { t } = useTranslation();
  const items = useMenu();
  const lists = useMenuLists();
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
                <LinkList query={lists[key]} narrow />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

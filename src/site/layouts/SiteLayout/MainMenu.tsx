import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { DropDown } from './DropDown';
import { useMenu } from './hooks/useMenu';
import styles from './MainMenu.module.css';
import { MenuList } from './MenuList';

/** The menu of wide screens. */
export const MainMenu = () => {
  const { t } = useTranslation();
  const items = useMenu();
  return (
    <nav className={styles.menu} aria-label={t('header.menu')}>
      <ul className={styles.items}>
        {items.map(({ key, href, current }) => {
          const link = (
            <Link className={styles.item} to={href} aria-current={current}>
              {t(`header.${key}`)}
            </Link>
          );
          const list = key === 'services' || key === 'blog' ? key : null;
          return (
            <li key={key}>
              {list ? (
                <DropDown link={link} label={t(list === 'services' ? 'header.servicesList' : 'header.articlesList')}>
                  <MenuList of={list} />
                </DropDown>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

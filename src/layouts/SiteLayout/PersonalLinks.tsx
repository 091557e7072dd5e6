import { useTranslation } from 'react-i18next';
import { usePaths } from '../../shared/config/usePaths';
import { Icon } from '../../shared/ui/Icon';
import { Link } from '../../shared/ui/Link';
import styles from './AccountLinks.module.css';

/** Garage, history, profile. */
export const PersonalLinks = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const links = [
    { icon: 'garage', href: paths.garage(), text: t('header.garage') },
    { icon: 'history', href: paths.story(), text: t('header.history') },
    { icon: 'user', href: paths.profile(), text: t('header.profile') },
  ] as const;
  return (
    <ul className={styles.personal}>
      {links.map(({ icon, href, text }) => (
        <li key={href}>
          <Link className={styles.personalLink} to={href}>
            <Icon name={icon} size={20} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
};

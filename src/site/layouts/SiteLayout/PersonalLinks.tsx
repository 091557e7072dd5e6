import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import styles from './AccountLinks.module.css';
import { usePersonalLinks } from './usePersonalLinks';

export const PersonalLinks = () => (
  <ul className={styles.personal}>
    {usePersonalLinks().map(({ icon, href, text }) => (
      <li key={href}>
        <Link className={styles.personalLink} to={href}>
          <Icon name={icon} size={20} />
          <span>{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);

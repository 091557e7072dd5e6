import { Icon } from '#shared/ui/media/Icon';
import styles from './Avatar.module.css';
import { initialsOf } from './initials';

/** The initials on a round ground. Decorative: the name stands beside it. */
export const Avatar = ({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }) => {
  const initials = initialsOf(firstName, lastName);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials || <Icon name="user" size={22} />}
    </span>
  );
};

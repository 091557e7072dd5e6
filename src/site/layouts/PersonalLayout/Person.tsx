import type { Customer } from '#api/account';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Icon } from '#shared/ui/media/Icon';
import avatarStyles from './Avatar.module.css';
import styles from './Sidebar.module.css';

/** The first letters of the names that are there, such as 'АК'. Whole characters, and `Oʻ` without its sign. */
export const initialsOf = (...names: string[]): string =>
  names.map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '').join('');

/** The initials on a round ground. Decorative: the name stands beside it. */
const Avatar = ({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }) => {
  const initials = initialsOf(firstName, lastName);
  return (
    <span className={avatarStyles.avatar} aria-hidden="true">
      {initials || <Icon name="user" size={22} />}
    </span>
  );
};

export interface PersonProps {
  customer: Customer | undefined;
  /** Not there yet, and still to come. */
  isComing: boolean;
}

/** Who is signed in. */
export const Person = ({ customer, isComing }: PersonProps) => (
  <div className={styles.person}>
    <Avatar {...(customer && { firstName: customer.first_name, lastName: customer.last_name })} />
    {customer && <p className={styles.name}>{`${customer.first_name} ${customer.last_name}`}</p>}
    {isComing && <Skeleton className={styles.nameComing} />}
  </div>
);

import type { Customer } from '#api/endpoints/account';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Avatar } from './Avatar';
import styles from './Sidebar.module.css';

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

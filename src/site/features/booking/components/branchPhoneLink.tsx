import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { branchPhoneOf } from '../lib/problems';
import styles from './Details.module.css';

/** The phone of the branch that a refusal names; null without one. */
export const branchPhoneLink = (problem: unknown) => {
  const phone = branchPhoneOf(problem);
  return (
    phone && (
      <a className={styles.phone} href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
    )
  );
};

import type { CustomerRow } from '#contract/customers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { formatMoment } from '../../common/lib/moments';
import { deskPaths } from '../../common/lib/paths';
import styles from './CustomerList.module.css';

export const CustomerList = ({ customers }: { customers: readonly CustomerRow[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {customers.map(({ id, name, phone, cars, enquiries, signed_in_at: signedIn }) => (
        <li key={id}>
          <Link className={styles.row} to={deskPaths.customer(id)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.phone}>{formatPhone(phone)}</span>
            <span className={styles.quiet}>
              {[
                t('customers.carsCount', { count: cars }),
                t('customers.enquiriesCount', { count: enquiries }),
                signedIn ? `${t('customers.seen')} ${formatMoment(signedIn, language)}` : t('customers.never'),
              ].join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

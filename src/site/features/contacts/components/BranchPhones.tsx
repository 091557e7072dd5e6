import type { Branch } from '#contract/company';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import styles from './BranchCard.module.css';

/** The managers' numbers; one that the server does not have is absent. */
export const BranchPhones = ({ branch }: { branch: Branch }) => {
  const { t } = useTranslation();
  const phones = [
    { label: t('contacts.serviceManager'), phone: branch.service_manager_phone },
    { label: t('contacts.storeManager'), phone: branch.store_manager_phone },
  ].filter(({ phone }) => /\d/.test(phone));
  if (phones.length === 0) return null;
  return (
    <ul className={styles.phones}>
      {phones.map(({ label, phone }) => (
        <li key={label}>
          <a className={styles.phone} href={telHref(phone)}>
            <span className={styles.label}>{label}</span>
            <span className={styles.number}>{formatPhone(phone)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

import type { Customer } from '#api/account';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import styles from './ProfileView.module.css';

export const ProfileView = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { gender } = customer;
  const facts = [
    { label: t('signIn.firstName'), value: customer.first_name },
    { label: t('signIn.lastName'), value: customer.last_name },
    { label: t('personal.phone'), value: formatPhone(customer.username) },
    { label: t('signIn.birthdate'), value: formatDate(customer.birthdate, lang) },
    { label: t('signIn.gender'), value: gender && t(gender === 'F' ? 'signIn.woman' : 'signIn.man') },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('personal.notGiven')}</dd>
        </div>
      ))}
    </dl>
  );
};

import { useId } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { PhoneList } from './PhoneList';
import styles from './ServiceContacts.module.css';
import { useContactNumbers } from './useContactNumbers';

export const ServiceContacts = () => {
  const { t } = useTranslation();
  const titleId = useId();
  const numbers = useContactNumbers();
  return (
    <aside className={styles.contacts} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('services.contacts')}
      </h2>
      {numbers.map((list) => (
        <PhoneList key={list.title} {...list} />
      ))}
    </aside>
  );
};

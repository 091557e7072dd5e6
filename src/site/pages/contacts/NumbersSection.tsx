import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Section } from '#shared/ui/layout/Section';
import { CompanyLinks } from '../../features/company/components/CompanyLinks';
import { PhoneList } from '../../features/contacts/components/PhoneList';
import { useContactNumbers } from '../../features/contacts/hooks/useContactNumbers';
import styles from './NumbersSection.module.css';

/** Shows the consultation, roadside assistance and insurance numbers as the pages of services do. */
export const NumbersSection = () => {
  const { t } = useTranslation();
  const numbers = useContactNumbers();
  return (
    <Section tone="surface" title={t('contacts.numbers')} lead={t('contacts.numbersLead')}>
      <div className={styles.kinds}>
        {numbers.map((list) => (
          <PhoneList key={list.title} {...list} />
        ))}
      </div>
      <div className={styles.links}>
        <CompanyLinks ground="paper" />
      </div>
    </Section>
  );
};

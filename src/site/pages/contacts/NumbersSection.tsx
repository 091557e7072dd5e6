import { useGetCallCenterQuery, useGetInsuranceQuery, useGetRoadsideQuery } from '../../../api/endpoints/contacts';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Section } from '../../../shared/ui/layout/Section';
import { CompanyLinks } from '../../features/company/components/CompanyLinks';
import { PhoneList } from '../../features/services/components/PhoneList';
import styles from './NumbersSection.module.css';

/** The consultation, roadside assistance and insurance numbers, as the pages of services show them. */
export const NumbersSection = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const callCenter = useGetCallCenterQuery({ lang });
  const roadside = useGetRoadsideQuery({ lang });
  const insurance = useGetInsuranceQuery({ lang });
  const consultation = callCenter.currentData && [
    { name: t('services.consultationName'), phone: callCenter.currentData.phone },
  ];
  return (
    <Section tone="surface" title={t('contacts.numbers')} lead={t('contacts.numbersLead')}>
      <div className={styles.kinds}>
        <PhoneList title={t('services.consultation')} query={{ ...callCenter, currentData: consultation }} />
        <PhoneList title={t('services.roadside')} query={roadside} />
        <PhoneList title={t('services.insurance')} query={insurance} />
      </div>
      <div className={styles.links}>
        <CompanyLinks ground="paper" />
      </div>
    </Section>
  );
};

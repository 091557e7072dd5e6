import { useId } from 'react';
import { useGetCallCenterQuery, useGetInsuranceQuery, useGetRoadsideQuery } from '../../../../api/endpoints/contacts';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { PhoneList } from './PhoneList';
import styles from './ServiceContacts.module.css';

/** Shows the consultation, roadside and insurance numbers (docs/spec/pages.md#services). */
export const ServiceContacts = () => {
  const { t } = useTranslation();
  const titleId = useId();
  const lang = useLanguage();
  const callCenter = useGetCallCenterQuery({ lang });
  const roadside = useGetRoadsideQuery({ lang });
  const insurance = useGetInsuranceQuery({ lang });
  const consultation = callCenter.currentData && [
    { name: t('services.consultationName'), phone: callCenter.currentData.phone },
  ];
  return (
    <aside className={styles.contacts} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('services.contacts')}
      </h2>
      <PhoneList title={t('services.consultation')} query={{ ...callCenter, currentData: consultation }} />
      <PhoneList title={t('services.roadside')} query={roadside} />
      <PhoneList title={t('services.insurance')} query={insurance} />
    </aside>
  );
};

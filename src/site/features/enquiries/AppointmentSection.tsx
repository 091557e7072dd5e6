import { useGetCallCenterQuery } from '#api/generated/contacts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Section } from '#shared/ui/layout/Section';
import { Icon } from '#shared/ui/media/Icon';
import { AppointmentBox } from './AppointmentBox';
import styles from './AppointmentSection.module.css';

export const APPOINTMENT_ID = 'appointment';

export const AppointmentSection = () => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  return (
    <Section id={APPOINTMENT_ID} tone="surface" title={t('forms.appointmentTitle')} lead={t('forms.appointmentText')}>
      <div className={styles.columns}>
        <AppointmentBox section="bookCategor_home" anchor={APPOINTMENT_ID} draftName="booking" />
        {callCenter?.phone && (
          <aside className={styles.aside}>
            <Icon name="clock" size={28} />
            <p>{t('forms.appointmentCall')}</p>
            <a className={styles.phone} href={telHref(callCenter.phone)}>
              {formatPhone(callCenter.phone)}
            </a>
          </aside>
        )}
      </div>
    </Section>
  );
};

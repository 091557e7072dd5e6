import { useGetCallCenterQuery } from '#api/endpoints/contacts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import styles from './Details.module.css';

/** Whom to call for a car that the business has no name for yet. */
export const UnlistedCar = () => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  if (!callCenter?.phone) return null;
  return (
    <p className={styles.unlisted}>
      <span>{`${t('booking.carUnlisted')} `}</span>
      <a className={styles.call} href={telHref(callCenter.phone)}>
        {formatPhone(callCenter.phone)}
      </a>
    </p>
  );
};

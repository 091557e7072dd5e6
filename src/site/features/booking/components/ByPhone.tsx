import type { BookableService } from '../../../../../contract/bookableServices';
import { useGetCallCenterQuery } from '../../../../api/endpoints/contacts';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { formatPhone, telHref } from '../../../../shared/ui/forms/phoneMask';
import { bookedHow } from '../lib/services';
import styles from './Choose.module.css';

/** What no time is taken for here, and whom to call for it. */
export const ByPhone = ({ services }: { services: readonly BookableService[] }) => {
  const { t } = useTranslation();
  const { currentData: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  const { byPhone } = bookedHow(services);
  if (byPhone.length === 0) return null;
  return (
    <p className={styles.byPhone}>
      {t('booking.byPhone', { services: byPhone.map(({ name }) => name).join(', ') })}{' '}
      {callCenter?.phone && (
        <a className={styles.phone} href={telHref(callCenter.phone)}>
          {formatPhone(callCenter.phone)}
        </a>
      )}
    </p>
  );
};

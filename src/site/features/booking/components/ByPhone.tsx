import { useGetCallCenterQuery } from '#api/endpoints/contacts';
import type { BookableService } from '#contract/catalog';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { bookedHow } from '../lib/services';
import styles from './Choose.module.css';

export interface ByPhoneProps {
  services: readonly BookableService[];
  /** Of those, what the address asks for. */
  asked: readonly BookableService[];
}

const namesOf = (services: readonly BookableService[]) => services.map(({ name }) => name).join(', ');

/** What no time is taken for here, and whom to call for it. */
export const ByPhone = ({ services, asked }: ByPhoneProps) => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  const { byPhone } = bookedHow(services);
  if (byPhone.length === 0) return null;
  const phone = callCenter?.phone && (
    <a className={styles.phone} href={telHref(callCenter.phone)}>
      {formatPhone(callCenter.phone)}
    </a>
  );
  return (
    <>
      {asked.length > 0 && <Notice action={phone}>{t('booking.askedByPhone', { services: namesOf(asked) })}</Notice>}
      <p className={styles.byPhone}>
        <span>{`${t('booking.byPhone', { services: namesOf(byPhone) })} `}</span>
        {phone}
      </p>
    </>
  );
};

import { useGetCallCenterQuery } from '#api/endpoints/contacts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Icon } from '#shared/ui/media/Icon';
import styles from './HeroSection.module.css';

/** A visitor with a broken car at night finds the number without looking for it. */
export const HeroCall = () => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  if (!callCenter?.phone) return <span className={styles.call} />;
  return (
    <a className={styles.call} href={telHref(callCenter.phone)}>
      <Icon name="phone" />
      <span>
        <span className={styles.callLabel}>{t('header.call')}</span>
        <strong className={styles.number}>{formatPhone(callCenter.phone)}</strong>
      </span>
    </a>
  );
};

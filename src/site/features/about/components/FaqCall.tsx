import { useGetCallCenterQuery } from '#api/endpoints/contacts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Icon } from '#shared/ui/media/Icon';
import styles from './FaqCall.module.css';

/** For a question that is not among them; absent until the number is known. */
export const FaqCall = () => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  if (!callCenter?.phone) return null;
  return (
    <aside className={styles.call} aria-label={t('about.faqAsk')}>
      <Icon name="phone" size={28} className={styles.sign} />
      <p>{t('about.faqAsk')}</p>
      <a className={styles.phone} href={telHref(callCenter.phone)}>
        {formatPhone(callCenter.phone)}
      </a>
    </aside>
  );
};

import { useGetCallCenterQuery } from '../../api/endpoints/contacts';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { Icon } from '../../shared/ui/Icon';
import { phoneInSentence } from '../../shared/ui/phoneInSentence';
import { telHref } from '../../shared/ui/phoneMask';
import styles from './ContactsPage.module.css';

/** Somebody with a broken car finds the number first; absent until it is known, in a place of its own. */
export const HeroCall = () => {
  const { t } = useTranslation();
  const { currentData: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  return (
    <p className={styles.heroCall}>
      {callCenter?.phone && (
        <a className={styles.call} href={telHref(callCenter.phone)}>
          <Icon name="phone" size={20} />
          {t('contacts.callNow', { phone: phoneInSentence(callCenter.phone) })}
        </a>
      )}
    </p>
  );
};

import { useGetCallCenterQuery } from '#api/endpoints/contacts';
import { useGetRoadsideQuery } from '#api/endpoints/helpNumbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { telHref } from '#shared/ui/forms/phoneMask';
import { Icon } from '#shared/ui/media/Icon';
import { phoneInSentence } from '#shared/ui/text/phoneInSentence';
import styles from './ContactsPage.module.css';

/** Somebody with a broken car finds the numbers first; absent until they are known, in a place of their own. */
export const HeroCall = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { data: callCenter } = useGetCallCenterQuery({ lang });
  const { currentData: roadside } = useGetRoadsideQuery({ lang });
  const help = roadside?.find(({ phone }) => /\d/.test(phone));
  return (
    <p className={styles.heroCall}>
      {callCenter?.phone && (
        <a className={styles.call} href={telHref(callCenter.phone)}>
          <Icon name="phone" size={20} />
          <span>{t('contacts.callNow', { phone: phoneInSentence(callCenter.phone) })}</span>
        </a>
      )}
      {help && (
        <a className={styles.help} href={telHref(help.phone)}>
          {t('contacts.roadside', { phone: phoneInSentence(help.phone) })}
        </a>
      )}
    </p>
  );
};

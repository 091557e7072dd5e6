import { useGetCallCenterQuery } from '#api/generated/contacts';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import styles from './TrackHelp.module.css';

export const TrackHelp = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  return (
    <aside className={styles.help} aria-label={t('track.help')}>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('track.whatTitle')}</h2>
        <p>{t('track.whatText')}</p>
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('track.whereTitle')}</h2>
        <ul className={styles.list}>
          <li>{t('track.whereThanks')}</li>
          <li>{t('track.whereTelegram')}</li>
          <li>
            <span>{`${t('track.whereAccount')} `}</span>
            <Link to={paths.requests()}>{t('track.own')}</Link>
          </li>
        </ul>
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('track.lostTitle')}</h2>
        <p>{t('track.lostText')}</p>
        {callCenter?.phone && (
          <a className={styles.phone} href={telHref(callCenter.phone)}>
            {formatPhone(callCenter.phone)}
          </a>
        )}
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{t('track.bookedTitle')}</h2>
        <p>{t('track.bookedText')}</p>
        <ButtonLink className={styles.book ?? ''} to={paths.booking()}>
          {t('common.book')}
        </ButtonLink>
      </section>
    </aside>
  );
};

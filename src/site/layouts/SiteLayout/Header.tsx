import { memo } from 'react';
import { useGetCallCenterQuery } from '#api/endpoints/contacts';
import { SEARCH_PLACE_ID } from '#shared/config/constants';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import { AccountLinks } from './AccountLinks';
import styles from './Header.module.css';
import { LanguageSelector } from './LanguageSelector';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';
import { Shortcuts } from './Shortcuts';

/** The number and the languages on a thin bar that scrolls away, then logo, menu and account, which stay. */
export const Header = memo(() => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  // `data`: the number is the same in both languages, and the last one stays when the next cannot be read.
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.row}>
          {callCenter?.phone ? (
            <a className={styles.phone} href={telHref(callCenter.phone)}>
              <Icon name="phone" size={18} />
              <span className={styles.phoneLabel}>{t('header.call')}</span>
              <strong className={styles.number}>{formatPhone(callCenter.phone)}</strong>
            </a>
          ) : (
            <span />
          )}
          <div className={styles.aside}>
            <Link className={classNames(styles.shortcut, styles.bookInBar)} to={paths.booking()}>
              {t('common.book')}
            </Link>
            <Shortcuts className={styles.shortcuts} linkClassName={styles.shortcut} />
            <LanguageSelector />
          </div>
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.row}>
          <Logo />
          <MainMenu />
          <div className={styles.tools}>
            <div className={styles.search} id={SEARCH_PLACE_ID}>
              <Link to={paths.search()} aria-label={t('header.search')}>
                <Icon name="search" />
              </Link>
            </div>
            <ButtonLink className={styles.book ?? ''} variant="primary" to={paths.booking()}>
              {t('common.book')}
            </ButtonLink>
            <AccountLinks />
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
});

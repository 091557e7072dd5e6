import { memo } from 'react';
import { useLocation } from 'react-router';
import { selectIsSignedIn } from '#api/authSlice';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import { PERSONAL_PART_ID, SEARCH_PLACE_ID } from '#shared/config/constants';
import { useBookingPath } from '#shared/config/hooks/useBookingPath';
import { usePaths } from '#shared/config/hooks/usePaths';
import { pathInLanguage } from '#shared/config/paths';
import { useChooseLanguage, useLanguage } from '#shared/i18n/hooks/useLanguage';

import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { LANGUAGES } from '#shared/i18n/languages';
import { opensElsewhere } from '#shared/lib/navigation';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Late } from '#shared/ui/layout/Late';
import { Icon } from '#shared/ui/media/Icon';
import { SlideOut } from '#shared/ui/overlays/SlideOut';
import accountLinksStyles from './AccountLinks.module.css';
import { DropDown } from './DropDown';
import styles from './Header.module.css';
import languageSelectorStyles from './LanguageSelector.module.css';
import { Logo } from './Logo';
import mainMenuStyles from './MainMenu.module.css';
import { MenuList } from './MenuList';
import mobileMenuStyles from './MobileMenu.module.css';
import { PersonalLinks } from './PersonalLinks';
import { useMenu } from './useMenu';

const AccountLinks = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) {
    return (
      <div className={accountLinksStyles.account}>
        <ButtonLink variant="quiet" to={paths.signIn()}>
          {t('header.signIn')}
        </ButtonLink>
        <ButtonLink className={accountLinksStyles.signUp} to={paths.signUp()}>
          {t('header.signUp')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={accountLinksStyles.account}>
      <Link
        className={accountLinksStyles.icon}
        to={paths.garage()}
        aria-label={t('header.garage')}
        title={t('header.garage')}
      >
        <Icon name="garage" />
      </Link>
      <DropDown icon="user" label={t('header.account')} align="end">
        <PersonalLinks />
      </DropDown>
    </div>
  );
};

const NAMES = { ru: 'Русский', uz: 'Oʻzbekcha' } as const;

const LanguageSelector = () => {
  const { t } = useTranslation();
  const shown = useLanguage();
  const choose = useChooseLanguage();
  const { pathname, search, hash } = useLocation();

  return (
    <ul className={languageSelectorStyles.languages} aria-label={t('header.language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={languageSelectorStyles.language}
            href={`${pathInLanguage(pathname, language)}${search}${hash}`}
            lang={language}
            hrefLang={language}
            aria-current={language === shown ? 'true' : undefined}
            aria-label={`${language.toUpperCase()}, ${NAMES[language]}`}
            onClick={(event) => {
              if (!choose || opensElsewhere(event)) return;
              event.preventDefault();
              choose(language);
            }}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
};

const MainMenu = () => {
  const { t } = useTranslation();
  const items = useMenu();
  return (
    <nav className={mainMenuStyles.menu} aria-label={t('header.menu')}>
      <ul className={mainMenuStyles.items}>
        {items.map(({ key, href, current }) => {
          const link = (
            <Link className={mainMenuStyles.item} to={href} aria-current={current}>
              {t(`header.${key}`)}
            </Link>
          );
          const list = key === 'services' || key === 'blog' ? key : null;
          return (
            <li key={key}>
              {list ? (
                <DropDown link={link} label={t(list === 'services' ? 'header.servicesList' : 'header.articlesList')}>
                  <MenuList of={list} />
                </DropDown>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

const MobileMenuItems = () => {
  const { t } = useTranslation();
  const items = useMenu();
  return (
    <nav aria-label={t('header.menu')}>
      <ul className={mobileMenuStyles.items}>
        {items.map(({ key, href, current }) => (
          <li key={key} className={mobileMenuStyles.item}>
            <Link className={mobileMenuStyles.link} to={href} aria-current={current}>
              {t(`header.${key}`)}
            </Link>
            {(key === 'services' || key === 'blog') && (
              <details className={mobileMenuStyles.list} suppressHydrationWarning>
                <summary
                  className={mobileMenuStyles.more}
                  aria-label={t(key === 'services' ? 'header.servicesList' : 'header.articlesList')}
                >
                  <Icon name="chevron" />
                </summary>
                <MenuList of={key} narrow />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface ShortcutsProps {
  className: string | undefined;
  linkClassName: string | undefined;
}

const Shortcuts = ({ className, linkClassName }: ShortcutsProps) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  return (
    <nav className={className} aria-label={t('header.shortcuts')}>
      <Link className={linkClassName} to={paths.prices()}>
        {t('header.prices')}
      </Link>
      <Link className={linkClassName} to={paths.track()}>
        {t('header.track')}
      </Link>
    </nav>
  );
};

export const MobileMenu = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const bookingPath = useBookingPath();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <SlideOut
      id="site-menu"
      label={t('header.mobileMenu')}
      openLabel={t('header.openMenu')}
      closeLabel={t('header.closeMenu')}
      className={mobileMenuStyles.burger}
      header={<LanguageSelector />}
    >
      <div id={PERSONAL_PART_ID} className={mobileMenuStyles.personal} />
      <ButtonLink variant="primary" to={bookingPath} block>
        {t('common.book')}
      </ButtonLink>
      <MobileMenuItems />
      <Shortcuts className={mobileMenuStyles.shortcuts} linkClassName={mobileMenuStyles.shortcut} />
      <div className={mobileMenuStyles.account}>
        {isSignedIn ? (
          <nav aria-label={t('header.personal')}>
            <PersonalLinks />
          </nav>
        ) : (
          <>
            <ButtonLink to={paths.signIn()} block>
              {t('header.signIn')}
            </ButtonLink>
            <ButtonLink to={paths.signUp()} block>
              {t('header.signUp')}
            </ButtonLink>
          </>
        )}
        <Late part="menuLinks" />
      </div>
    </SlideOut>
  );
};

export const Header = memo(() => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const bookingPath = useBookingPath();
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
            <ButtonLink className={styles.book ?? ''} variant="primary" to={bookingPath}>
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

import { selectIsSignedIn } from '#api/authSlice';
import { PERSONAL_PART_ID } from '#shared/config/constants';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Late } from '#shared/ui/layout/Late';
import { SlideOut } from '#shared/ui/overlays/SlideOut';
import { LanguageSelector } from './LanguageSelector';
import styles from './MobileMenu.module.css';
import { MobileMenuItems } from './MobileMenuItems';
import { PersonalLinks } from './PersonalLinks';
import { Shortcuts } from './Shortcuts';

/** The slide-out menu of small screens with all of the header. */
export const MobileMenu = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <SlideOut
      id="site-menu"
      label={t('header.mobileMenu')}
      openLabel={t('header.openMenu')}
      closeLabel={t('header.closeMenu')}
      className={styles.burger}
      header={<LanguageSelector />}
    >
      <div id={PERSONAL_PART_ID} className={styles.personal} />
      <ButtonLink variant="primary" to={paths.booking()} block>
        {t('common.book')}
      </ButtonLink>
      <MobileMenuItems />
      <Shortcuts className={styles.shortcuts} linkClassName={styles.shortcut} />
      <div className={styles.account}>
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

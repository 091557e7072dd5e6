import { type KeyboardEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn } from '../../features/auth/authSlice';
import { usePaths } from '../../shared/config/usePaths';
import { ButtonLink } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { keepFocusInside } from './keepFocusInside';
import { LanguageSelector } from './LanguageSelector';
import styles from './MobileMenu.module.css';
import { MobileMenuItems } from './MobileMenuItems';
import { PersonalLinks } from './PersonalLinks';

const MENU_ID = 'site-menu';

/**
 * The slide-out menu of small screens with all of the header. A popover: the browser itself opens and closes it, by Escape and
 * by the backdrop too, before any script has arrived. The script adds that focus stays inside and that navigation closes it.
 */
export const MobileMenu = () => {
  const { t } = useTranslation();
  const paths = usePaths();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const panel = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    // hidePopover is missing where popovers are, and throws nothing when it is closed already.
    if (panel.current?.matches('[data-open]')) panel.current.hidePopover?.();
  }, [key]);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    // React lets the toggling of the lists inside bubble up to here.
    if (event.target !== event.currentTarget) return;
    const isOpen = event.newState === 'open';
    event.currentTarget.toggleAttribute('data-open', isOpen);
    if (isOpen) closer.current?.focus();
  };
  const trap = (event: KeyboardEvent<HTMLDivElement>) => keepFocusInside(event.nativeEvent, event.currentTarget);

  return (
    <>
      <button type="button" className={styles.burger} popoverTarget={MENU_ID} aria-label={t('header.openMenu')}>
        <Icon name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps Tab inside */}
      <div
        ref={panel}
        id={MENU_ID}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={t('header.mobileMenu')}
        className={styles.panel}
        onToggle={toggled}
        onKeyDown={trap}
      >
        <div className={styles.head}>
          <LanguageSelector />
          <button
            ref={closer}
            type="button"
            className={styles.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('header.closeMenu')}
          >
            <Icon name="close" />
          </button>
        </div>
        <MobileMenuItems />
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
        </div>
      </div>
    </>
  );
};

import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useCustomerQuery } from '#api/account';
import { selectUserId } from '#api/authSlice';
import { isApiProblem } from '#api/problem';
import { HOME_PREFIX, pageOf } from '#contract/rules/pages';
import { PERSONAL_PART_ID } from '#shared/config/constants';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { RedirectState } from '#shared/lib/redirectReason';
import { forgetReturn, rememberReturn } from '#shared/lib/returnAddress';
import { selectIsSessionKnown, useAppSelector } from '#shared/store/appStore';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ScreenHeader } from '#shared/ui/layout/ScreenHeader';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { hideAfterFollow } from '#shared/ui/overlays/SlideOut';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './PersonalLayout.module.css';
import { Person, Sidebar } from './Sidebar';
import { LeaveContext, useSignOut } from './useSignOut';
import { useStoreSidebarEntry } from './useStoreSidebarEntry';

export interface ExitModalProps {
  open: boolean;
  onExit: () => void;
  onClose: () => void;
}

export const ExitModal = ({ open, onExit, onClose }: ExitModalProps) => {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <ConfirmModal
      open={open}
      title={t('personal.exitTitle')}
      yes={t('personal.yes')}
      no={t('personal.no')}
      onYes={() => {
        onExit();
        signOut();
      }}
      onClose={onClose}
    />
  );
};

const placeInMenu = () => document.getElementById(PERSONAL_PART_ID);
const neverChanges = () => () => {};

export const InSiteMenu = ({ children }: { children: ReactNode }) => {
  const place = useSyncExternalStore(neverChanges, placeInMenu, () => null);
  return (
    place &&
    createPortal(
      // React events of a portal bubble to its React parent, not to the slide-out menu, so the menu is closed here.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks of the links inside
      <div onClick={hideAfterFollow}>{children}</div>,
      place,
    )
  );
};

/** `unknown` until storage has been read, and always on the server. */
export type Guard = 'customer' | 'nobody' | 'unknown';

/** Checks only that a user id is stored. The server checks tokens later (docs/spec/account.md#personal-area). */
export const useGuard = (): Guard =>
  useAppSelector((state) => {
    if (selectUserId(state) !== null) return 'customer';
    return selectIsSessionKnown(state) ? 'nobody' : 'unknown';
  });

/** Pages that are opened by a shared link redirect to sign-in. */
const isByLink = (path: string): boolean => pageOf(path) === 'handover';

/**
 * Redirects signed-out visitors to /home or sign-in and stores the address to return to
 * (docs/spec/account.md#personal-area).
 * @returns a function to call before a deliberate sign-out
 */
export const useRedirect = (guard: Guard): ((target?: string) => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const home = usePaths({ home: HOME_PREFIX }).home();
  const signIn = usePaths().signIn();
  const wasCustomer = useRef(false);
  const signOutTarget = useRef<string>(undefined);
  const redirect = useEffectEvent(() => {
    if (signOutTarget.current !== undefined) return void navigate(signOutTarget.current, { replace: true });
    rememberReturn(pathname + search + hash);
    if (!wasCustomer.current && isByLink(pathname)) return void navigate(signIn, { replace: true });
    const state: RedirectState = { turnedAway: wasCustomer.current ? 'ended' : 'guarded' };
    return void navigate(home, { replace: true, state });
  });
  useEffect(() => {
    if (guard === 'nobody') redirect();
    if (guard !== 'customer') return;
    wasCustomer.current = true;
    forgetReturn();
  }, [guard]);
  return (target = home) => {
    signOutTarget.current = target;
  };
};

export const PersonalShell = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.area} aria-busy="true">
      <Head noindex title={t('header.account')} />
      <h1>
        <VisuallyHidden>{t('header.account')}</VisuallyHidden>
      </h1>
      <noscript>
        <Notice>{t('personal.noScript')}</Notice>
      </noscript>
      <div className={styles.bar}>
        <Person customer={undefined} isComing />
      </div>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SkeletonText lines={5} />
        </div>
        <div className={styles.screen}>
          <Skeleton shape="title" />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  );
};

/** Shown when the stored user id does not belong to the session. */
export const WrongAccount = ({ onSignIn }: { onSignIn: () => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <Head noindex title={t('header.account')} />
      <ScreenHeader title={t('header.account')} />
      <div role="alert">
        <Notice
          tone="danger"
          title={t('personal.wrongAccountTitle')}
          action={
            <Button variant="primary" onClick={onSignIn}>
              {t('personal.signInAgain')}
            </Button>
          }
        >
          {t('personal.wrongAccountText')}
        </Notice>
      </div>
    </>
  );
};

export const Component = () => {
  const guard = useGuard();
  const paths = usePaths();
  const leave = useRedirect(guard);
  useStoreSidebarEntry(guard === 'customer');
  const { currentData: customer, isError, error } = useCustomerQuery();
  const [exiting, setExiting] = useState(false);
  const signOut = useSignOut();

  if (guard !== 'customer') return <PersonalShell />;

  const isRefused = isApiProblem(error) && (error.kind === 'notFound' || error.kind === 'unauthorized');
  const signInAgain = () => {
    leave(paths.signIn());
    signOut();
  };
  const person = { customer, isComing: !customer && !isError };
  const sidebar = <Sidebar {...person} onExit={() => setExiting(true)} />;
  return (
    <LeaveContext value={leave}>
      <div className={styles.area}>
        <div className={styles.bar}>
          <Person {...person} />
        </div>
        <InSiteMenu>{sidebar}</InSiteMenu>
        <div className={styles.columns}>
          <aside className={styles.aside}>{sidebar}</aside>
          <div className={styles.screen}>
            {isRefused && !customer ? <WrongAccount onSignIn={signInAgain} /> : <Outlet />}
          </div>
        </div>
        <ExitModal open={exiting} onExit={() => leave()} onClose={() => setExiting(false)} />
      </div>
    </LeaveContext>
  );
};

import { Navigate, Outlet, useLocation } from 'react-router';
import { useMeQuery } from '#api/desk/generated/staff';
import { isApiProblem } from '#api/problem';
import type { Permission } from '#contract/rules/permissions';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { SessionContext, useMay } from '../common/hooks/useSession';
import { deskPaths, sectionsFor } from '../common/lib/paths';
import { Screen } from '../common/ui/Screen';
import styles from './Failed.module.css';
import { Shell } from './shell/Shell';

/** In place of a screen that could not be shown: a mistake of ours, or a chunk of a release that is gone. */
export const Failed = () => {
  const t = useDeskTexts();
  return (
    <main className={styles.failed} role="alert">
      <Notice
        tone="danger"
        title={t('frame.broken')}
        action={<Button onClick={() => window.location.reload()}>{t('frame.reload')}</Button>}
      >
        {t('frame.brokenText')}
      </Notice>
    </main>
  );
};

/**
 * Everything behind it is for those who have signed in. The server decides that with each call; this only leads whoever is nobody to the
 * sign-in, and back afterwards to where they wanted to go.
 */
export const Guard = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { data, error, isFetching, refetch } = useMeQuery();
  const isNobody = isApiProblem(error) && error.status === 401;
  if (isNobody || data?.stage === 'second_factor') {
    // Somebody was here before the server said no: the session has ended.
    const ended = isNobody && data ? '1' : undefined;
    return <Navigate replace to={deskPaths.signIn({ next: `${pathname}${search}`, ended })} />;
  }
  if (data?.stage === 'setup' && pathname !== deskPaths.account()) {
    return <Navigate replace to={deskPaths.account()} />;
  }
  // Nothing but the second factor can be set up yet: no call of the frame would be answered.
  if (data && data.stage !== 'full') {
    return (
      <SessionContext value={data}>
        <main>
          <Outlet />
        </main>
      </SessionContext>
    );
  }
  if (data) {
    return (
      <SessionContext value={data}>
        <Shell />
      </SessionContext>
    );
  }
  if (!error) return null;
  return (
    <main className={styles.failed} role="alert">
      <Notice
        tone="danger"
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('common.loadFailed')}
      </Notice>
    </main>
  );
};

/** The screens below are for whoever has the permission; the server would refuse their calls to anybody else. */
export const Permitted = ({ permission }: { permission: Permission }) => {
  const t = useDeskTexts();
  const may = useMay();
  if (may(permission)) return <Outlet />;
  return (
    <Screen title={t('frame.forbidden')}>
      <Notice>{t('frame.forbiddenText')}</Notice>
    </Screen>
  );
};

/** Where the day begins: the first section of the role. The calendar is looked into, and nobody's day begins there. */
export const Beginning = () => {
  const may = useMay();
  const first = sectionsFor(may).find(({ name }) => name !== 'bookings');
  return <Navigate replace to={first?.to ?? deskPaths.account()} />;
};

export const Unknown = () => {
  const t = useDeskTexts();
  return (
    <Screen title={t('frame.notFound')}>
      <Notice action={<ButtonLink to={deskPaths.beginning()}>{t('frame.toBeginning')}</ButtonLink>}>
        {t('frame.notFoundText')}
      </Notice>
    </Screen>
  );
};

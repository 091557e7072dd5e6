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

/** Redirects unauthenticated users to the sign-in. Only the server enforces access. */
export const Guard = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { data, error, isFetching, refetch } = useMeQuery();
  const isNobody = isApiProblem(error) && error.status === 401;
  if (isNobody || data?.stage === 'second_factor') {
    const ended = isNobody && data ? '1' : undefined;
    return <Navigate replace to={deskPaths.signIn({ next: `${pathname}${search}`, ended })} />;
  }
  if (data?.stage === 'setup' && pathname !== deskPaths.account()) {
    return <Navigate replace to={deskPaths.account()} />;
  }
  // In stage `setup` the server rejects all calls except those that set up the second factor.
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

export const StartRedirect = () => {
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

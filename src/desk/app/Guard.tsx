import { Navigate, Outlet, useLocation } from 'react-router';
import { useMeQuery } from '#api/desk/session';
import { isApiProblem } from '#api/problem';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SessionContext } from '../common/hooks/useSession';
import { deskPaths } from '../common/lib/deskPaths';
import styles from './Failed.module.css';
import { Shell } from './shell/Shell';

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

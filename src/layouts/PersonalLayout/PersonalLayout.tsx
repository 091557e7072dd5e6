import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { isApiProblem } from '../../api/problem';
import { useCustomerQuery } from '../../api/useCustomerQuery';
import { HOME_PREFIX } from '../../shared/config/paths';
import { usePaths } from '../../shared/config/usePaths';
import { ExitModal } from './ExitModal';
import { InSiteMenu } from './InSiteMenu';
import { Person } from './Person';
import styles from './PersonalLayout.module.css';
import { PersonalShell } from './PersonalShell';
import { Sidebar } from './Sidebar';
import { useGuard } from './useGuard';
import { useSidebarEntry } from './useSidebarEntry';
import { useSignOut } from './useSignOut';
import { WrongAccount } from './WrongAccount';

/** Around every screen of the personal area: its guard, the sidebar, the exit. */
export const Component = () => {
  const guard = useGuard();
  const paths = usePaths({ home: HOME_PREFIX });
  const [wayOut, setWayOut] = useState<string>();
  const whereTo = wayOut ?? paths.home();
  const active = useSidebarEntry(guard === 'customer');
  const { currentData: customer, isError, error } = useCustomerQuery();
  const [exiting, setExiting] = useState(false);
  const signOut = useSignOut();
  const navigate = useNavigate();

  useEffect(() => {
    if (guard === 'nobody') void navigate(whereTo, { replace: true });
  }, [guard, whereTo, navigate]);

  if (guard !== 'customer') return <PersonalShell />;

  // A token that is no good ends the session by itself: what is refused here is the id.
  const isRefused = isApiProblem(error) && (error.kind === 'notFound' || error.kind === 'unauthorized');
  const signInAgain = () => {
    setWayOut(paths.signIn());
    signOut();
  };
  const person = { customer, isComing: !customer && !isError };
  const sidebar = <Sidebar {...person} active={active} onExit={() => setExiting(true)} />;
  return (
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
      <ExitModal open={exiting} onClose={() => setExiting(false)} />
    </div>
  );
};

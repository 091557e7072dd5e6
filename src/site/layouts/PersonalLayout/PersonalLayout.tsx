import { useState } from 'react';
import { Outlet } from 'react-router';
import { useCustomerQuery } from '#api/hooks/useCustomerQuery';
import { isApiProblem } from '#api/problem';
import { usePaths } from '#shared/config/hooks/usePaths';
import { ExitModal } from './ExitModal';
import { useGuard } from './hooks/useGuard';
import { useSidebarEntry } from './hooks/useSidebarEntry';
import { useSignOut } from './hooks/useSignOut';
import { useTurnAway } from './hooks/useTurnAway';
import { InSiteMenu } from './InSiteMenu';
import { LeaveContext } from './LeaveContext';
import { Person } from './Person';
import styles from './PersonalLayout.module.css';
import { PersonalShell } from './PersonalShell';
import { Sidebar } from './Sidebar';
import { WrongAccount } from './WrongAccount';

/** Around every screen of the personal area: its guard, the sidebar, the exit. */
export const Component = () => {
  const guard = useGuard();
  const paths = usePaths();
  const leave = useTurnAway(guard);
  const active = useSidebarEntry(guard === 'customer');
  const { currentData: customer, isError, error } = useCustomerQuery();
  const [exiting, setExiting] = useState(false);
  const signOut = useSignOut();

  if (guard !== 'customer') return <PersonalShell />;

  // A token that is no good ends the session by itself: what is refused here is the id.
  const isRefused = isApiProblem(error) && (error.kind === 'notFound' || error.kind === 'unauthorized');
  const signInAgain = () => {
    leave(paths.signIn());
    signOut();
  };
  const person = { customer, isComing: !customer && !isError };
  const sidebar = <Sidebar {...person} active={active} onExit={() => setExiting(true)} />;
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

import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { useCustomerQuery } from '../../api/useCustomerQuery';
import { HOME_PREFIX } from '../../shared/config/paths';
import { usePaths } from '../../shared/config/usePaths';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { SlideOut } from '../../shared/ui/SlideOut';
import { ExitModal } from './ExitModal';
import { Person } from './Person';
import styles from './PersonalLayout.module.css';
import { PersonalShell } from './PersonalShell';
import { Sidebar } from './Sidebar';
import { useGuard } from './useGuard';
import { useSidebarEntry } from './useSidebarEntry';

/** Around every screen of the personal area: its guard, the sidebar, the exit. */
export const Component = () => {
  const { t } = useTranslation();
  const guard = useGuard();
  const home = usePaths({ home: HOME_PREFIX }).home();
  const active = useSidebarEntry(guard === 'customer');
  const { currentData: customer, isError } = useCustomerQuery();
  const [exiting, setExiting] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (guard === 'nobody') void navigate(home, { replace: true });
  }, [guard, home, navigate]);

  if (guard !== 'customer') return <PersonalShell />;

  const person = { customer, isComing: !customer && !isError };
  const sidebar = <Sidebar {...person} active={active} onExit={() => setExiting(true)} />;
  return (
    <div className={styles.area}>
      <div className={styles.bar}>
        <Person {...person} />
        <SlideOut
          id="personal-menu"
          label={t('personal.menu')}
          openLabel={t('personal.openMenu')}
          closeLabel={t('header.closeMenu')}
        >
          {sidebar}
        </SlideOut>
      </div>
      <div className={styles.columns}>
        <aside className={styles.aside}>{sidebar}</aside>
        <div className={styles.screen}>
          <Outlet />
        </div>
      </div>
      <ExitModal open={exiting} onClose={() => setExiting(false)} />
    </div>
  );
};

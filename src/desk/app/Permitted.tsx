import { Navigate, Outlet } from 'react-router';
import type { Permission } from '#contract/rules/permissions';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { useMay } from '../common/hooks/useSession';
import { deskPaths } from '../common/lib/deskPaths';
import { sectionsFor } from '../common/lib/sections';
import { Screen } from '../common/ui/Screen';

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

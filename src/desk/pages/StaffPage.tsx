import { useState } from 'react';
import { useListStaffQuery } from '#api/desk/generated/staff';
import type { StaffInvited, StaffMember } from '#contract/staff';
import { Button } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { Screen } from '../common/ui/Screen';
import { ChangeModal } from '../features/staff/ChangeModal';
import { InviteModal } from '../features/staff/InviteModal';
import { LinkModal } from '../features/staff/LinkModal';
import { StaffList } from '../features/staff/StaffList';

export const Component = () => {
  const t = useDeskTexts();
  const query = useListStaffQuery();
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<StaffInvited | null>(null);
  const [changed, setChanged] = useState<StaffMember | null>(null);
  return (
    <Screen
      title={t('staff.title')}
      actions={
        <Button variant="primary" onClick={() => setInviting(true)}>
          {t('staff.invite')}
        </Button>
      }
    >
      <QueryBlock query={query} placeholder={<SkeletonText lines={8} />}>
        {(staff) => <StaffList staff={staff} onChange={setChanged} onInvited={setInvited} />}
      </QueryBlock>
      <InviteModal
        open={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(link) => {
          setInviting(false);
          setInvited(link);
        }}
      />
      {changed && <ChangeModal member={changed} onClose={() => setChanged(null)} />}
      {invited && <LinkModal invited={invited} onClose={() => setInvited(null)} />}
    </Screen>
  );
};

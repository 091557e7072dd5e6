import { useState } from 'react';
import { useChangeStaffMutation } from '#api/desk/generated/staff';
import { useBranchNamesQuery } from '#api/desk/lists';
import type { StaffMember } from '#contract/staff';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSignInAgain } from '../../common/hooks/useSession';
import { SignInAgainFields } from '../../common/ui/SignInAgainFields';
import { hasBranches, RoleFields } from './RoleFields';
import styles from './StaffForm.module.css';

export const ChangeModal = ({ member, onClose }: { member: StaffMember; onClose: () => void }) => {
  const t = useDeskTexts();
  const lang = useLanguage();
  const { data: all = [] } = useBranchNamesQuery({ lang });
  const [change, { isLoading }] = useChangeStaffMutation();
  const [role, setRole] = useState(member.role);
  const [branches, setBranches] = useState(() => member.branches.map(({ id }) => id));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSignInAgain();
  const save = async () => {
    if (hasBranches(role) && branches.length === 0) {
      setProblem(t('staff.chooseBranch'));
      return;
    }
    const { error } = await change({
      id: member.id,
      body: { role, branches: hasBranches(role) ? branches : [], again: form.again },
    });
    setProblem(form.take(error));
    if (!error) onClose();
  };
  return (
    <Modal open onClose={onClose} title={`${t('staff.changeTitle')}: ${member.name}`} roomy>
      <div className={styles.form}>
        <RoleFields role={role} branches={branches} all={all} onRole={setRole} onBranches={setBranches} />
        {member.enquiries + member.visits > 0 && <p className={styles.hint}>{t('staff.changeLoses')}</p>}
        <p className={styles.hint}>{t('staff.again')}</p>
        <SignInAgainFields form={form} />
        <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
        <Button
          variant="primary"
          size="lg"
          block
          loading={isLoading}
          disabled={!form.isWhole}
          onClick={() => void save()}
        >
          {t('frame.save')}
        </Button>
      </div>
    </Modal>
  );
};

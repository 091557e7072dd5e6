import { useState } from 'react';
import type { StaffInvited, StaffMember } from '../../../../../contract/desk/staff';
import {
  useDisableStaffMutation,
  useEnableStaffMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '../../../../api/desk/staff';
import type { ApiProblem } from '../../../../api/problem';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Button } from '../../../../shared/ui/actions/Button';
import { formatPhone } from '../../../../shared/ui/forms/phoneMask';
import { ConfirmModal } from '../../../../shared/ui/overlays/ConfirmModal';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useSession } from '../../../common/hooks/useSession';
import { formatMoment } from '../../../common/lib/moments';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import styles from './StaffList.module.css';

export interface StaffListProps {
  staff: readonly StaffMember[];
  onChange: (member: StaffMember) => void;
  onInvited: (invited: StaffInvited) => void;
}

/** All of the staff. Nobody changes themselves: an owner who shuts out the last owner would shut out the house. */
export const StaffList = ({ staff, onChange, onInvited }: StaffListProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { id: me } = useSession();
  const [disable] = useDisableStaffMutation();
  const [enable] = useEnableStaffMutation();
  const [resend] = useResendInvitationMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const tell = (error: unknown) => {
    if (error) dispatch(toastShown({ tone: 'failed', text: (error as ApiProblem).detail ?? t('frame.failed') }));
  };
  const shutOut = async () => {
    if (leaving) tell((await disable({ id: leaving.id })).error);
    setLeaving(null);
  };
  const inviteAgain = async (id: number) => {
    const answer = await resend({ id });
    if (answer.data) onInvited(answer.data);
    tell(answer.error);
  };

  return (
    <>
      <ul className={styles.list}>
        {staff.map((member) => (
          <li key={member.id} className={styles.row}>
            <div className={styles.who}>
              <p className={styles.name}>
                {member.name}{' '}
                <span className={styles.state} data-state={member.state}>
                  {t(`staff.${member.state}`)}
                </span>
              </p>
              <p>
                {[t(`roles.${member.role}`), member.branches.map(({ name }) => name).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className={styles.quiet}>
                {[
                  formatPhone(member.phone),
                  t(member.totp ? 'staff.factorOn' : 'staff.factorOff'),
                  member.last_seen_at && t('account.seen', { moment: formatMoment(member.last_seen_at, language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {member.id !== me && (
              <div className={styles.actions}>
                <Button onClick={() => onChange(member)}>{t('staff.change')}</Button>
                {member.state === 'invited' && (
                  <>
                    <Button onClick={() => void inviteAgain(member.id)}>{t('staff.inviteAgain')}</Button>
                    <Button onClick={() => void withdraw({ id: member.id }).then(({ error }) => tell(error))}>
                      {t('staff.withdraw')}
                    </Button>
                  </>
                )}
                {member.state === 'active' && <Button onClick={() => setLeaving(member)}>{t('staff.disable')}</Button>}
                {member.state === 'disabled' && (
                  <Button onClick={() => void enable({ id: member.id }).then(({ error }) => tell(error))}>
                    {t('staff.enable')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmModal
        open={leaving !== null}
        title={t('staff.disableQuestion', { name: leaving?.name ?? '' })}
        yes={t('staff.disableYes')}
        no={t('frame.cancel')}
        onYes={() => void shutOut()}
        onClose={() => setLeaving(null)}
      >
        <p>{t('staff.disableText')}</p>
      </ConfirmModal>
    </>
  );
};

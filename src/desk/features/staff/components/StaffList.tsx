import { useState } from 'react';
import {
  useDisableStaffMutation,
  useEnableStaffMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '#api/desk/staff';
import type { ApiProblem } from '#api/problem';
import type { StaffAgain, StaffInvited, StaffMember } from '#contract/staff';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { formatMoment } from '#desk/common/lib/moments';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { AgainModal } from './AgainModal';
import styles from './StaffList.module.css';

export interface StaffListProps {
  staff: readonly StaffMember[];
  onChange: (member: StaffMember) => void;
  onInvited: (invited: StaffInvited) => void;
}

type Action = 'inviteAgain' | 'enable' | 'disable';

/** By a new link: whoever has not come in yet, or has lost the way in. Of an owner who has begun only the operator's command takes it. */
const canBeginAnew = ({ state, role }: StaffMember): boolean =>
  state === 'invited' || (state === 'active' && role !== 'owner');

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
  const [asked, setAsked] = useState<{ member: StaffMember; action: Action } | null>(null);
  const tell = (error: unknown) => {
    if (error) dispatch(toastShown({ tone: 'failed', text: (error as ApiProblem).detail ?? t('frame.failed') }));
  };
  const acts = {
    inviteAgain: async (id: number, body: StaffAgain) => {
      const answer = await resend({ id, body });
      if (answer.data) onInvited(answer.data);
      return answer.error;
    },
    enable: async (id: number, body: StaffAgain) => (await enable({ id, body })).error,
    disable: async (id: number, body: StaffAgain) => (await disable({ id, body })).error,
  };
  const work = ({ enquiries, visits }: StaffMember) =>
    [
      enquiries > 0 && t('staff.losesEnquiries', { count: enquiries }),
      visits > 0 && t('staff.losesVisits', { count: visits }),
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <>
      <ul className={styles.list}>
        {staff.map((member) => (
          <li key={member.id} className={styles.row}>
            <div className={styles.who}>
              <p className={styles.name}>
                <span>{`${member.name} `}</span>
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
                {canBeginAnew(member) && (
                  <Button onClick={() => setAsked({ member, action: 'inviteAgain' })}>{t('staff.inviteAgain')}</Button>
                )}
                {member.state === 'invited' && (
                  <Button onClick={() => void withdraw({ id: member.id }).then(({ error }) => tell(error))}>
                    {t('staff.withdraw')}
                  </Button>
                )}
                {member.state === 'active' && (
                  <Button onClick={() => setAsked({ member, action: 'disable' })}>{t('staff.disable')}</Button>
                )}
                {member.state === 'disabled' && (
                  <Button onClick={() => setAsked({ member, action: 'enable' })}>{t('staff.enable')}</Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <AgainModal
          member={asked.member}
          action={t(`staff.${asked.action}`)}
          onAgain={(again) => acts[asked.action](asked.member.id, { again })}
          onClose={() => setAsked(null)}
        >
          {asked.action === 'disable' && (
            <>
              <p>{t('staff.disableText')}</p>
              {work(asked.member) !== '' && <p>{t('staff.loses', { what: work(asked.member) })}</p>}
            </>
          )}
        </AgainModal>
      )}
    </>
  );
};

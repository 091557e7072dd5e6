import { type FormEvent, type ReactNode, useState } from 'react';
import {
  useDisableStaffMutation,
  useEnableStaffMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '#api/desk/generated/staff';
import type { ApiProblem } from '#api/problem';
import type { SignInAgain, StaffAgain, StaffInvited, StaffMember } from '#contract/staff';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession, useSignInAgain } from '../../common/hooks/useSession';

import { formatMoment } from '../../common/lib/moments';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { SignInAgainFields } from '../../common/ui/SignInAgainFields';
import againModalStyles from './StaffForm.module.css';
import styles from './StaffList.module.css';

interface AgainModalProps {
  member: StaffMember;
  action: string;
  children?: ReactNode;
  onAgain: (again: SignInAgain) => Promise<unknown>;
  onClose: () => void;
}

const AgainModal = ({ member, action, children, onAgain, onClose }: AgainModalProps) => {
  const t = useDeskTexts();
  const form = useSignInAgain();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const formProblem = form.take(await onAgain(form.again));
    setSending(false);
    setProblem(formProblem);
    if (formProblem === null) onClose();
  };
  return (
    <Modal open onClose={onClose} title={`${action}: ${member.name}`}>
      <form className={againModalStyles.form} onSubmit={(event) => void send(event)}>
        {children}
        <p className={againModalStyles.hint}>{t('staff.again')}</p>
        <SignInAgainFields form={form} problem={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={isSending} disabled={!form.isWhole}>
          {action}
        </Button>
      </form>
    </Modal>
  );
};

interface StaffListProps {
  staff: readonly StaffMember[];
  onChange: (member: StaffMember) => void;
  onInvited: (invited: StaffInvited) => void;
}

type Action = 'inviteAgain' | 'enable' | 'disable';

/** Whether a new invitation can restore access. For an active owner the operator runs a command on the server. */
const canInviteAgain = ({ state, role }: StaffMember): boolean =>
  state === 'invited' || (state === 'active' && role !== 'owner');

/** Staff cannot change their own accounts, because the last owner could lock out the business. */
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
  const showResult = (error: unknown) => {
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
              <p className={styles.quiet}>
                {[t(`roles.${member.role}`), member.branches.map(({ name }) => name).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={styles.reach}>
              <p>{formatPhone(member.phone)}</p>
              <p className={styles.quiet}>
                {[
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
                {canInviteAgain(member) && (
                  <Button onClick={() => setAsked({ member, action: 'inviteAgain' })}>{t('staff.inviteAgain')}</Button>
                )}
                {member.state === 'invited' && (
                  <Button onClick={() => void withdraw({ id: member.id }).then(({ error }) => showResult(error))}>
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

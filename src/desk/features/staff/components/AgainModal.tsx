import { type FormEvent, type ReactNode, useState } from 'react';
import type { SignInAgain, StaffMember } from '#contract/staff';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSignInAgain } from '#desk/common/hooks/useSignInAgain';
import { SignInAgainFields } from '#desk/common/ui/SignInAgainFields';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './StaffForm.module.css';

export interface AgainModalProps {
  member: StaffMember;
  /** What is about to be done, as its button says it. */
  action: string;
  children?: ReactNode;
  /** Answers the error of the call, if there was one. */
  onAgain: (again: SignInAgain) => Promise<unknown>;
  onClose: () => void;
}

/** Access is given and taken away by the own password only. */
export const AgainModal = ({ member, action, children, onAgain, onClose }: AgainModalProps) => {
  const t = useDeskTexts();
  const form = useSignInAgain();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const said = form.take(await onAgain(form.again));
    setSending(false);
    setProblem(said);
    if (said === null) onClose();
  };
  return (
    <Modal open onClose={onClose} title={`${action}: ${member.name}`}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        {children}
        <p className={styles.hint}>{t('staff.again')}</p>
        <SignInAgainFields form={form} problem={problem} />
        <Button type="submit" variant="primary" size="lg" block loading={isSending} disabled={!form.isWhole}>
          {action}
        </Button>
      </form>
    </Modal>
  );
};

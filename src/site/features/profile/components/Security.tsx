import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Modal } from '#shared/ui/overlays/Modal';
import { useAccountDeletion } from '../hooks/useAccountDeletion';
import { phoneForCodes } from '../lib/profileValues';
import { DeletionForm } from './DeletionForm';
import { OwnData } from './OwnData';
import { PasswordForm } from './PasswordForm';
import styles from './Security.module.css';
import { Sessions } from './Sessions';

export interface SecurityProps {
  userId: number;
  /** As the server keeps it: where a code goes to delete the account without the password. */
  phone: string;
  /** The account is gone, and the customer has read so. */
  onDeleted: () => void;
}

/** Where the customer is signed in, another password, the end of the account. */
export const Security = ({ userId, phone, onDeleted }: SecurityProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const [open, setOpen] = useState<'password' | 'deletion' | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  // What ended with the old password leaves the list.
  const [listed, setListed] = useState(0);
  const phoneOfCodes = phoneForCodes(phone);
  // It remembers a lost answer while the dialog is closed and opened again.
  const deleteAccount = useAccountDeletion(phoneOfCodes);
  const close = () => (isDeleted ? onDeleted() : setOpen(null));
  return (
    <section className={styles.security} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('security.title')}
      </h2>
      <Sessions key={listed} userId={userId} />
      <div role="status">{isChanged && <Notice tone="success">{t('security.passwordChanged')}</Notice>}</div>
      <OwnData userId={userId} />
      <div className={styles.actions}>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setChanged(false);
            setOpen('password');
          }}
        >
          {t('security.changePassword')}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('deletion')}>
          {t('security.deleteAccount')}
        </Button>
      </div>
      <Modal open={open === 'password'} onClose={close} title={t('security.changePassword')}>
        <PasswordForm
          onChanged={() => {
            setOpen(null);
            setChanged(true);
            setListed(listed + 1);
          }}
        />
      </Modal>
      <Modal
        open={open === 'deletion'}
        onClose={close}
        title={isDeleted ? t('security.deletedTitle') : t('security.deleteTitle')}
      >
        {isDeleted ? (
          <div className={styles.form}>
            <p role="status">{t('security.deletedText')}</p>
            <Button variant="primary" block onClick={onDeleted}>
              {t('personal.backToHome')}
            </Button>
          </div>
        ) : (
          <DeletionForm
            phone={phoneOfCodes}
            deleteAccount={deleteAccount}
            onDeleted={() => setDeleted(true)}
            onGivenUp={close}
          />
        )}
      </Modal>
    </section>
  );
};

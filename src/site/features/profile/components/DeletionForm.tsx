import { useState } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import type { DeletionProof } from '../hooks/useAccountDeletion';
import { usePhoneCode } from '../hooks/usePhoneCode';
import { DeletionByCode } from './DeletionByCode';
import { DeletionByPassword } from './DeletionByPassword';
import styles from './Security.module.css';

export interface DeletionFormProps {
  /** `+998XXXXXXXXX`; null where no code can be sent to the customer. */
  phone: string | null;
  deleteAccount: (proof: DeletionProof) => Promise<void>;
  onDeleted: () => void;
  onGivenUp: () => void;
}

/** What goes and what stays, before the password, or a code by SMS for whoever forgot it, makes an end of the account. */
export const DeletionForm = ({ phone, deleteAccount, onDeleted, onGivenUp }: DeletionFormProps) => {
  const { t } = useTranslation();
  // Kept while the customer tries the password after all: the code on its way stays good.
  const sms = usePhoneCode();
  const [isByCode, setByCode] = useState(false);
  const askForCode = (to: string) => {
    setByCode(true);
    if (sms.resendAt === 0) void sms.sendFirstCode(to);
  };
  return (
    <div className={styles.form}>
      <p>{t('security.deleteGoes')}</p>
      <p>{t('security.deleteStays')}</p>
      {isByCode && phone !== null ? (
        <DeletionByCode
          phone={phone}
          sms={sms}
          deleteAccount={deleteAccount}
          onDeleted={onDeleted}
          onByPassword={() => setByCode(false)}
        />
      ) : (
        <DeletionByPassword
          deleteAccount={deleteAccount}
          onDeleted={onDeleted}
          onForgotten={phone === null ? undefined : () => askForCode(phone)}
        />
      )}
      <Button block onClick={onGivenUp}>
        {t('personal.no')}
      </Button>
    </div>
  );
};

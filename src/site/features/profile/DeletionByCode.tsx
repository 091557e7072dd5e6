import { useEffect, useRef, useState } from 'react';
import { isApiProblem } from '#api/problem';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { CodeInput } from './CodeInput';
import { CodeStatus } from './CodeStatus';
import { FormProblem } from './FormProblem';
import { ResendCode } from './ResendCode';
import styles from './Security.module.css';
import type { DeletionProof } from './useAccountDeletion';
import { useOwnForm } from './useOwnForm';
import type { PhoneCode, RightCode } from './usePhoneCode';

export interface DeletionByCodeProps {
  /** `+998XXXXXXXXX` */
  phone: string;
  sms: PhoneCode;
  deleteAccount: (proof: DeletionProof) => Promise<void>;
  onDeleted: () => void;
  onByPassword: () => void;
}

export const DeletionByCode = ({ phone, sms, deleteAccount, onDeleted, onByPassword }: DeletionByCodeProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  // A right code is used up when it is checked: where the deletion itself fails, its proof is good for the next try.
  const [proof, setProof] = useState<RightCode | null>(null);
  const form = useOwnForm({}, async () => {
    const right = proof ?? (await sms.checkCode(phone));
    setProof(right);
    if (!right) return input.current?.focus();
    try {
      await deleteAccount({ verificationToken: right.token, body: {} });
    } catch (reason) {
      if (isApiProblem(reason) && reason.code === 'phone_not_verified') {
        setProof(null);
        sms.typeCode('');
      }
      throw reason;
    }
    onDeleted();
  });
  const isReady = proof !== null || sms.isWhole;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(isReady)}>
      <CodeStatus
        phone={phone}
        sms={sms}
        proven={proof && t('security.phoneProven', { phone: phoneInSentence(phone) })}
      />
      {!proof && <CodeInput ref={input} sms={sms} />}
      <FormProblem problem={form.problem} />
      <SubmitButton
        block
        unfinished={{ toFillIn: isReady ? [] : [t('signIn.code')], toCheck: [] }}
        loading={form.isSending}
        loadingLabel={sms.isChecking ? t('signIn.checking') : t('security.deleting')}
      >
        {t('security.deleteYes')}
      </SubmitButton>
      {!proof && <ResendCode phone={phone} sms={sms} />}
      <Button block variant="quiet" onClick={onByPassword}>
        {t('security.byPassword')}
      </Button>
    </form>
  );
};

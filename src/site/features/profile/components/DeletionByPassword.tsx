import { useEffect, useRef } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { PasswordInput } from '#shared/ui/forms/PasswordField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import type { DeletionProof } from '../hooks/useAccountDeletion';
import { useOwnForm } from '../hooks/useOwnForm';
import { FormProblem } from './FormProblem';
import styles from './Security.module.css';

export interface DeletionByPasswordProps {
  deleteAccount: (proof: DeletionProof) => Promise<void>;
  onDeleted: () => void;
  /** Leads to the other way, where there is one. */
  onForgotten: (() => void) | undefined;
}

export const DeletionByPassword = ({ deleteAccount, onDeleted, onForgotten }: DeletionByPasswordProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useOwnForm({ password: '' }, async ({ password }) => {
    await deleteAccount({ body: { password } });
    onDeleted();
  });
  const isEmpty = form.values.password === '';
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(!isEmpty)}>
      <PasswordInput
        {...form.fieldOf('password')}
        ref={input}
        label={t('personal.ownPassword')}
        autoComplete="current-password"
      />
      <FormProblem problem={form.problem} />
      <SubmitButton
        block
        unfinished={{ toFillIn: isEmpty ? [t('personal.ownPassword')] : [], toCheck: [] }}
        loading={form.isSending}
        loadingLabel={t('security.deleting')}
      >
        {t('security.deleteYes')}
      </SubmitButton>
      {onForgotten && (
        <Button block variant="quiet" onClick={onForgotten}>
          {t('security.forgottenSendCode')}
        </Button>
      )}
    </form>
  );
};

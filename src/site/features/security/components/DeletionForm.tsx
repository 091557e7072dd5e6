import { deleteAccount } from '../../../../api/endpoints/security';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { PasswordInput } from '../../../../shared/ui/forms/PasswordField';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { useAppDispatch } from '../../../store/hooks';
import { useOwnForm } from '../useOwnForm';
import { FormProblem } from './FormProblem';
import styles from './Security.module.css';

export interface DeletionFormProps {
  onDeleted: () => void;
  onGivenUp: () => void;
}

/** What goes and what stays, before the password makes an end of the account. */
export const DeletionForm = ({ onDeleted, onGivenUp }: DeletionFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const form = useOwnForm({ password: '' }, async ({ password }) => {
    // Not kept in the store: the password is in its arguments.
    await dispatch(deleteAccount.initiate({ lang, password }, { track: false })).unwrap();
    onDeleted();
  });
  const isEmpty = form.values.password === '';
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(!isEmpty)}>
      <p>{t('security.deleteGoes')}</p>
      <p>{t('security.deleteStays')}</p>
      <PasswordInput
        {...form.fieldOf('password')}
        label={t('personal.ownPassword')}
        hint={t('security.forgotten')}
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
      <Button block onClick={onGivenUp}>
        {t('personal.no')}
      </Button>
    </form>
  );
};

import { useState } from 'react';
import { changePassword } from '#api/generated/security';
import { PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '#shared/store/appStore';
import { PasswordInput } from '#shared/ui/forms/PasswordField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { FormProblem } from './FormProblem';
import styles from './Security.module.css';
import { useOwnForm } from './useOwnForm';

export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const [isLeft, setLeft] = useState(false);
  const form = useOwnForm({ old_password: '', password: '' }, async (body) => {
    // `track: false` keeps passwords out of the store.
    await dispatch(changePassword.initiate({ lang, body }, { track: false })).unwrap();
    onChanged();
  });
  const { old_password: old, password } = form.values;
  const isShort = password.length < PASSWORD_MIN_LENGTH;
  const toFillIn = [
    ...(old === '' ? [t('security.oldPassword')] : []),
    ...(password === '' ? [t('signIn.newPassword')] : []),
  ];
  const toCheck = password !== '' && isShort ? [t('signIn.newPassword')] : [];
  const next = form.fieldOf('password');
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(old !== '' && !isShort)}>
      <p>{t('security.changePasswordLead')}</p>
      <PasswordInput
        {...form.fieldOf('old_password')}
        label={t('security.oldPassword')}
        hint={t('security.forgotten')}
        autoComplete="current-password"
      />
      <PasswordInput
        {...next}
        error={
          next.error ??
          (isLeft && toCheck.length > 0 ? t('signIn.passwordShort', { min: PASSWORD_MIN_LENGTH }) : undefined)
        }
        label={t('signIn.newPassword')}
        hint={t('signIn.passwordHint', { min: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        onBlur={() => setLeft(true)}
      />
      <FormProblem problem={form.problem} />
      <SubmitButton
        block
        unfinished={{ toFillIn, toCheck }}
        loading={form.isSending}
        loadingLabel={t('personal.saving')}
      >
        {t('security.changePassword')}
      </SubmitButton>
    </form>
  );
};

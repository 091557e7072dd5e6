import { PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { PasswordField } from '#shared/ui/forms/PasswordField';
import styles from './StepForm.module.css';

export const UsernameField = ({ phone }: { phone: string }) => (
  <input
    className={styles.username}
    type="text"
    name="username"
    autoComplete="username"
    value={phoneForWire(phone)}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);

export const NewPasswordFields = ({ phone }: { phone: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <UsernameField phone={phone} />
      <PasswordField
        name="password"
        label={t('signIn.newPassword')}
        hint={t('signIn.passwordHint', { min: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
      />
      <PasswordField name="repeat" label={t('signIn.repeat')} autoComplete="new-password" />
    </>
  );
};

import { PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { PasswordField } from '#shared/ui/forms/PasswordField';
import { UsernameField } from './UsernameField';

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

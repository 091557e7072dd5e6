import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { PasswordInput } from '#shared/ui/forms/PasswordField';
import { useDeskTexts } from '../hooks/useDeskTexts';
import type { SignInAgainForm } from '../hooks/useSession';

export interface SignInAgainFieldsProps {
  form: SignInAgainForm;
  problem?: string | null;
}

export const SignInAgainFields = ({ form: { fields }, problem = null }: SignInAgainFieldsProps) => {
  const t = useDeskTexts();
  const { password, setPassword, code, setCode } = fields;
  return (
    <>
      <PasswordInput
        label={t('factor.ownPassword')}
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code !== null && (
        <FieldFrame label={t('factor.present')}>
          {(control) => (
            <input
              {...control}
              value={code}
              autoComplete="one-time-code"
              maxLength={30}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </FieldFrame>
      )}
    </>
  );
};

import { useState } from 'react';
import type { ApiProblem } from '#api/problem';
import type { SignInAgain } from '#contract/staff';
import { useDeskTexts } from './useDeskTexts';
import { useSession } from './useSession';

/** What whoever is in types to sign in once more: the password, and a code where they have a second factor. */
export const useSignInAgain = () => {
  const t = useDeskTexts();
  const { totp } = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const again: SignInAgain = { password, ...(totp && { code: code.trim() }) };
  /** After the answer of the call that it was sent with: what to say where that was refused. */
  const take = (error: unknown): string | null => {
    if (!error) {
      setCode('');
      setPassword('');
      return null;
    }
    const { kind, fields, detail } = error as ApiProblem;
    if (kind === 'rejected') setCode('');
    return Object.values(fields ?? {}).flat()[0] ?? detail ?? t('frame.failed');
  };
  return {
    again,
    isWhole: password !== '' && (!totp || code.trim() !== ''),
    take,
    fields: { password, setPassword, code: totp ? code : null, setCode },
  };
};

export type SignInAgainForm = ReturnType<typeof useSignInAgain>;

import { createContext, useContext, useState } from 'react';
import type { ApiProblem } from '#api/problem';
import type { Permission } from '#contract/rules/permissions';
import type { DeskMe, SignInAgain } from '#contract/staff';
import { useDeskTexts } from './useDeskTexts';

export const SessionContext = createContext<DeskMe | null>(null);

export const useSession = (): DeskMe => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the guard of the desk above it');
  return session;
};

/** Checks permissions only to hide controls: the server enforces them. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const { permissions } = useSession();
  return (permission) => permissions.includes(permission);
};

/** State of the fields that confirm a change: the password and, if a second factor is set up, a code. */
export const useSignInAgain = () => {
  const t = useDeskTexts();
  const { totp } = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const again: SignInAgain = { password, ...(totp && { code: code.trim() }) };
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

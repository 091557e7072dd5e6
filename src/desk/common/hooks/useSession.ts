import { createContext, useContext } from 'react';
import type { Session } from '../../../api/desk/wire';

export const SessionContext = createContext<Session | null>(null);

/** Who has signed in; the guard above every screen knows. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the guard of the desk above it');
  return session;
};

/** Whether to offer something at all: the server refuses it anyway. */
export const useMay = (): ((permission: string) => boolean) => {
  const { permissions } = useSession();
  return (permission) => permissions.includes(permission);
};

import { createContext, useContext } from 'react';
import type { Permission } from '#contract/rules/permissions';
import type { DeskMe } from '#contract/staff';

export const SessionContext = createContext<DeskMe | null>(null);

/** Who has signed in; the guard above every screen knows. */
export const useSession = (): DeskMe => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the guard of the desk above it');
  return session;
};

/** Whether to offer something at all: the server refuses it anyway. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const { permissions } = useSession();
  return (permission) => permissions.includes(permission);
};

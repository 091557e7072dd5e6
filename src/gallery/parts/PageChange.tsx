import { type ReactNode, useContext } from 'react';
import { NavigationType, useLocation } from 'react-router';
import { DataRouterStateContext } from '#shared/lib/routerInternals';

export const PageChange = ({ children }: { children: ReactNode }) => {
  const state = useContext(DataRouterStateContext);
  const location = useLocation();
  if (!state) return null;
  const navigation = {
    state: 'loading' as const,
    location,
    matches: [],
    historyAction: NavigationType.Push,
    formMethod: undefined,
    formAction: undefined,
    formEncType: undefined,
    formData: undefined,
    json: undefined,
    text: undefined,
  };
  return <DataRouterStateContext value={{ ...state, navigation }}>{children}</DataRouterStateContext>;
};

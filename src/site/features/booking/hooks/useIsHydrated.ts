import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's frame and where the browser takes it over: then what only a script can do comes. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

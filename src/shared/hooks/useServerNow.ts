import { useSyncExternalStore } from 'react';
import { serverNow, serverOffset, subscribeToServerTime } from '../lib/serverClock';

/** The server's time at this rendering; rendered again once it has been learnt. */
export const useServerNow = (): number => {
  useSyncExternalStore(subscribeToServerTime, serverOffset, () => 0);
  return serverNow();
};

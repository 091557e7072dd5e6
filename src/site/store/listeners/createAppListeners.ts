import { createListenerMiddleware } from '@reduxjs/toolkit';
import { keepCookies } from './cookies';
import { mirrorUrl } from './mirrorUrl';
import { dropPersonalCache } from './personalCache';
import type { StartListening } from './startListening';

/** The side effects that follow the store, each in a file of its own. */
export function createAppListeners() {
  const listeners = createListenerMiddleware();
  const start: StartListening = listeners.startListening.withTypes();
  mirrorUrl(start);
  keepCookies(start);
  dropPersonalCache(start);
  return listeners;
}

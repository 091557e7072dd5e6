import type { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** By name: importing the constants would bring redux-persist into the first page's script. */
export const PERSIST_ACTIONS = [
  'persist/FLUSH',
  'persist/REHYDRATE',
  'persist/PAUSE',
  'persist/PERSIST',
  'persist/PURGE',
  'persist/REGISTER',
] satisfies (typeof FLUSH | typeof REHYDRATE | typeof PAUSE | typeof PERSIST | typeof PURGE | typeof REGISTER)[];

import type { SessionStore } from '#api/session';

/** Until persistence starts, and on the server, the session lives in the store alone. */
export const memorySession: SessionStore = {
  reread: () => {},
  flush: async () => {},
  clear: () => {},
  exclusively: (work) => work(),
};

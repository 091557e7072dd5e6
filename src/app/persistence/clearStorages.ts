import type { Tab } from './startPersistence';

/** Not the customer's own: the language they read in, and requests that wait to be sent. */
const KEPT = ['language', 'waitingRequests'];

/** The end of a session (specification, section 4): all browser storage goes, but for what has nothing to do with the customer. */
export function clearStorages(tab: Pick<Tab, 'localStorage' | 'sessionStorage'>): void {
  for (const open of [tab.localStorage, tab.sessionStorage]) {
    try {
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key !== null && !KEPT.includes(key)) storage.removeItem(key);
    } catch {
      // Blocked: there is nothing in it.
    }
  }
}

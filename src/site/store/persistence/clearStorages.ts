import { ENDED_SESSIONS_KEY } from '#api/endedSessions';
import { DRAFT_PREFIX, OUTBOX_PREFIX } from '#shared/drafts/draftKeys';
import { RETURN_KEY } from '#shared/lib/returnAddress';
import type { Tab } from './tab';

/** The language is not the customer's own, the same customer goes on at the address, and ended sessions are still to be revoked. */
const KEPT = ['language', RETURN_KEY, ENDED_SESSIONS_KEY];
const isKept = (key: string) => KEPT.includes(key) || key.startsWith(DRAFT_PREFIX) || key.startsWith(OUTBOX_PREFIX);

/**
 * The end of a session (docs/spec/decisions.md#what-the-end-of-a-session-clears): all browser storage goes, but for what has nothing to do with the customer, and for
 * what was typed and not sent: whoever signs in again as the same customer finds it.
 */
export function clearStorages(tab: Pick<Tab, 'localStorage' | 'sessionStorage'>): void {
  for (const open of [tab.localStorage, tab.sessionStorage]) {
    try {
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key !== null && !isKept(key)) storage.removeItem(key);
    } catch {
      // Blocked: there is nothing in it.
    }
  }
}

import { ENDED_SESSIONS_KEY } from '#api/endedSessions';
import { DRAFT_PREFIX, OUTBOX_PREFIX } from '#shared/drafts/draftKeys';
import { RETURN_KEY } from '#shared/lib/returnAddress';
import {
  type PersistedSlices,
  parseValue,
  STORAGE_KEYS,
  STORED_FIELDS,
  type StoredField,
  type StoredValues,
  valuesOf,
} from './storedValues';

/** Browser APIs, replaced in tests to simulate several tabs. */
export interface Tab {
  localStorage(): Storage;
  sessionStorage(): Storage;
  locks: LockManager | undefined;
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

export const thisTab = (): Tab => ({
  localStorage: () => window.localStorage,
  sessionStorage: () => window.sessionStorage,
  locks: navigator.locks,
  events: window,
});

const LOCK_NAME = 'yolda:session';

/**
 * Waits for the previous lock holder's writes: Chromium does not order localStorage writes and lock releases between
 * tabs.
 */
const SETTLE_MS = 100;

/** Runs `work` in one tab at a time by a Web Lock. In insecure contexts there is no lock. */
export function exclusivelyBetweenTabs<T>(
  locks: Tab['locks'],
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  if (!locks) return work();
  return locks.request(LOCK_NAME, { signal }, async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, SETTLE_MS);
    });
    return work();
  });
}

/**
 * Storage engine of redux-persist. Writes only changed values: redux-persist writes its whole state, which would
 * overwrite tokens renewed by another tab.
 */
export class StorageEngine {
  #storage: () => Storage | null = () => null;
  #known = new Map<StoredField, string | null>();

  connect(storage: () => Storage): void {
    this.#storage = () => {
      try {
        return storage();
      } catch {
        return null; // blocked: the session is kept in memory
      }
    };
  }

  getItem = async (): Promise<StoredValues | undefined> => {
    const read = this.readChanges();
    if (!read) return undefined;
    const entries = STORED_FIELDS.map((field) => [field, parseValue[field](this.#known.get(field) ?? null)]);
    return Object.fromEntries(entries) as StoredValues;
  };

  setItem = async (_: string, staged: PersistedSlices): Promise<void> => {
    const storage = this.#storage();
    if (!storage) return;
    const values = valuesOf(staged);
    for (const field of STORED_FIELDS) this.#write(storage, field, values);
  };

  removeItem = async (): Promise<void> => {};

  /** Returns values changed since the last read or write, null if storage is unreadable. */
  readChanges(): Partial<StoredValues> | null {
    try {
      const storage = this.#storage();
      if (!storage) return null;
      const changes: Partial<Record<StoredField, unknown>> = {};
      for (const field of STORED_FIELDS) {
        const raw = storage.getItem(STORAGE_KEYS[field]);
        if (raw === this.#known.get(field)) continue;
        this.#known.set(field, raw);
        changes[field] = parseValue[field](raw);
      }
      return changes as Partial<StoredValues>;
    } catch {
      return null;
    }
  }

  #write(storage: Storage, field: StoredField, values: StoredValues): void {
    const known = this.#known.get(field) ?? null;
    const value = values[field];
    const text = value === null ? null : String(value);
    if (text === known) return;
    try {
      if (text === null) storage.removeItem(STORAGE_KEYS[field]);
      else storage.setItem(STORAGE_KEYS[field], text);
      this.#known.set(field, text);
    } catch {
      // Storage is full or blocked: the value stays in memory, and the next write retries.
    }
  }
}

/** Keys kept at the end of a session: without personal data, or still needed (return address, sessions to revoke). */
const KEPT_KEYS = ['language', RETURN_KEY, ENDED_SESSIONS_KEY];
const isKept = (key: string) =>
  KEPT_KEYS.includes(key) || key.startsWith(DRAFT_PREFIX) || key.startsWith(OUTBOX_PREFIX);

/**
 * Clears storage at the end of a session, except unsent drafts
 * (docs/spec/decisions.md#storage-at-the-end-of-a-session).
 */
export function clearStorages(tab: Pick<Tab, 'localStorage' | 'sessionStorage'>): void {
  for (const open of [tab.localStorage, tab.sessionStorage]) {
    try {
      const storage = open();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key !== null && !isKept(key)) storage.removeItem(key);
    } catch {}
  }
}

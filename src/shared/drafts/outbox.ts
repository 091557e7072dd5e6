import { OUTBOX_PREFIX } from './draftKeys';

const VERSION = 1;
/** Older entries are not sent, because a phone call about an old enquiry would surprise the visitor. */
const LIFETIME_MS = 86_400_000;
const RETENTION_MS = 2 * LIFETIME_MS;
const LOCK_NAME = 'yolda:outbox';
/**
 * Another tab's write may become visible only after that tab has released the lock (see
 * src/site/store/persistence/storage.ts).
 */
const SETTLE_MS = 100;

/** Name of the event in the tab that made a change. Other tabs receive `storage` events. */
const CHANGED = 'outboxchanged';

export type Outcome = { state: 'sent'; reference?: string } | { state: 'refused'; detail?: string };

export interface OutboxEntry<Body = unknown> {
  key: string;
  at: number;
  language: string;
  path: string;
  /** Null after sending, so that no personal data remain. */
  body: Body | null;
  draft: { key: string; values: object } | null;
  state: 'waiting' | 'expired' | Outcome['state'];
  reference?: string;
  detail?: string;
}

type Locks = Pick<LockManager, 'request'> | undefined;

const announce = () => window.dispatchEvent(new Event(CHANGED));

/** Calls `listener` after changes of the outbox by this or another tab. Returns the unsubscribe function. */
export const followOutbox = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
};

const write = (entry: OutboxEntry): boolean => {
  try {
    localStorage.setItem(OUTBOX_PREFIX + entry.key, JSON.stringify({ version: VERSION, ...entry }));
    return true;
  } catch {
    return false;
  }
};

const drop = (key: string) => {
  try {
    localStorage.removeItem(OUTBOX_PREFIX + key);
  } catch {
    // Storage is blocked, so the outbox is empty.
  }
};

/** Validates the entry, because any script can write to storage. */
const read = <Body>(key: string): OutboxEntry<Body> | null => {
  try {
    const { version, ...entry } = JSON.parse(
      localStorage.getItem(OUTBOX_PREFIX + key) ?? 'null',
    ) as OutboxEntry<Body> & {
      version: number;
    };
    const age = Math.abs(Date.now() - entry.at);
    if (version !== VERSION || !(age < RETENTION_MS)) throw new Error('Invalid or expired outbox entry');
    return entry.state === 'waiting' && age >= LIFETIME_MS ? { ...entry, state: 'expired' } : entry;
  } catch {
    drop(key);
    return null;
  }
};

/** Returns the entries of the offline outbox, oldest first. */
export const readOutbox = <Body>(): OutboxEntry<Body>[] => {
  let keys: string[];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIX));
  } catch {
    return [];
  }
  return keys
    .map((key) => read<Body>(key.slice(OUTBOX_PREFIX.length)))
    .filter((entry) => entry !== null)
    .toSorted((one, other) => one.at - other.at);
};

/** Returns whether the entry with this idempotency key has not been sent yet. */
export const isInOutbox = (key: string): boolean =>
  readOutbox().some((entry) => entry.key === key && entry.state === 'waiting');

/** Stores an entry for sending. Returns false if storage is blocked or full. */
export const putIntoOutbox = (entry: Omit<OutboxEntry, 'at' | 'state'>): boolean => {
  const isStored = write({ ...entry, at: Date.now(), state: 'waiting' });
  if (isStored) announce();
  return isStored;
};

/** Deletes an entry of any state and notifies the listeners of `followOutbox`. */
export const dropFromOutbox = (key: string): void => {
  drop(key);
  announce();
};

/** Removes and returns an entry, for editing. Returns null if it has been sent. */
export const takeFromOutbox = async (key: string, locks: Locks): Promise<OutboxEntry | null> => {
  const take = async () => {
    const entry = read(key);
    if (!entry || entry.state === 'sent') return null;
    dropFromOutbox(key);
    return entry;
  };
  return locks ? locks.request(LOCK_NAME, take) : take();
};

/**
 * Removes the drafts of all entries at sign-out, so that the next user cannot see the input, and deletes entries that
 * are not waiting to be sent.
 */
export const leaveOutbox = (): void => {
  for (const entry of readOutbox()) {
    if (entry.state === 'waiting') write({ ...entry, draft: null });
    else drop(entry.key);
  }
  announce();
};

/**
 * Sends entries one by one until the connection fails. Web Locks prevent parallel sending by several tabs; without them
 * the idempotency key prevents duplicates.
 * @param send resolves to null if no reply arrives; the entry then stays in the outbox
 */
export const sendOutbox = async <Body>(
  send: (entry: OutboxEntry<Body>) => Promise<Outcome | null>,
  locks: Locks,
): Promise<void> => {
  const sendAll = async () => {
    for (const { key } of readOutbox()) {
      // Reads the entry again, because it may have changed during the previous request.
      const entry = read<Body>(key);
      if (entry?.state !== 'waiting') continue;
      const outcome = await send(entry);
      if (!outcome) return;
      const draft = read(key)?.draft ?? null;
      write({ ...entry, draft, ...outcome, ...(outcome.state === 'sent' && { body: null, draft: null }) });
      announce();
    }
  };
  if (!locks) return sendAll();
  await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    await sendAll();
  });
};

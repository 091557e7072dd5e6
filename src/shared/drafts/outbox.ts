import { OUTBOX_PREFIX } from './draftKeys';

const VERSION = 1;
/** So long it may be sent; a call back about something older would surprise. */
const LIFETIME_MS = 86_400_000;
/** What came of it is told for as long again. */
const KEPT_MS = 2 * LIFETIME_MS;
const LOCK_NAME = 'yolda:outbox';
/** Another tab's write may arrive after the lock that it gave back, as in src/site/store/persistence/storage.ts. */
const SETTLE_MS = 100;

/** Heard by the tab that changed something; the others hear `storage`. */
const CHANGED = 'outboxchanged';

export type Outcome = { state: 'sent'; reference?: string } | { state: 'refused'; detail?: string };

/** An enquiry that was written without a line, under the idempotency key that it will be sent with. */
export interface Waiting<Body = unknown> {
  key: string;
  /** When it was written. */
  at: number;
  language: string;
  /** Of the page that its form stands on. */
  path: string;
  /** Null once it was sent: nothing of the visitor stays. */
  body: Body | null;
  /** Where the form looks for what was typed, and that. */
  draft: { key: string; values: object } | null;
  state: 'waiting' | 'expired' | Outcome['state'];
  reference?: string;
  detail?: string;
}

type Locks = Pick<LockManager, 'request'> | undefined;

const announce = () => window.dispatchEvent(new Event(CHANGED));

/** Calls back whenever this tab or another has changed something. Returns how to stop. */
export const followOutbox = (listener: () => void): (() => void) => {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
};

const write = (entry: Waiting): boolean => {
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
    // Blocked: there is nothing in it.
  }
};

/** Anyone can write into storage. */
const read = <Body>(key: string): Waiting<Body> | null => {
  try {
    const { version, ...entry } = JSON.parse(localStorage.getItem(OUTBOX_PREFIX + key) ?? 'null') as Waiting<Body> & {
      version: number;
    };
    const age = Math.abs(Date.now() - entry.at);
    if (version !== VERSION || !(age < KEPT_MS)) throw new Error('Not of ours, or too old');
    return entry.state === 'waiting' && age >= LIFETIME_MS ? { ...entry, state: 'expired' } : entry;
  } catch {
    drop(key);
    return null;
  }
};

/** The oldest first. */
export const readOutbox = <Body>(): Waiting<Body>[] => {
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

export const isInOutbox = (key: string): boolean =>
  readOutbox().some((entry) => entry.key === key && entry.state === 'waiting');

/** False where nothing can be kept: then it must not be said to wait. */
export const putIntoOutbox = (entry: Omit<Waiting, 'at' | 'state'>): boolean => {
  const isKept = write({ ...entry, at: Date.now(), state: 'waiting' });
  if (isKept) announce();
  return isKept;
};

export const dropFromOutbox = (key: string): void => {
  drop(key);
  announce();
};

/** Takes it out, to be changed; null when it is no longer there to take, because it was sent meanwhile. */
export const takeFromOutbox = async (key: string, locks: Locks): Promise<Waiting | null> => {
  const take = async () => {
    const entry = read(key);
    if (!entry || entry.state === 'sent') return null;
    dropFromOutbox(key);
    return entry;
  };
  return locks ? locks.request(LOCK_NAME, take) : take();
};

/** Whoever signs out wants what waits sent all the same; what they typed is shown to nobody after them. */
export const leaveOutbox = (): void => {
  for (const entry of readOutbox()) {
    if (entry.state === 'waiting') write({ ...entry, draft: null });
    else drop(entry.key);
  }
  announce();
};

/**
 * Sends what waits, one after the other, until the line fails; one tab at a time where the browser has Web Locks, and elsewhere the
 * idempotency key makes one enquiry of two.
 * @param send null when nobody answered: it waits on
 */
export const sendOutbox = async <Body>(
  send: (entry: Waiting<Body>) => Promise<Outcome | null>,
  locks: Locks,
): Promise<void> => {
  const sendAll = async () => {
    for (const { key } of readOutbox()) {
      // Read once more: it may have been changed or dropped while another was sent.
      const entry = read<Body>(key);
      if (entry?.state !== 'waiting') continue;
      const outcome = await send(entry);
      if (!outcome) return;
      // They may have signed out meanwhile.
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

import type { Tab } from '#site/store/persistence/storage';
import { inProcessLocks } from './lockManager';

export interface TestTab extends Tab {
  events: EventTarget;
}

/** One browser: tabs that share storage and locks, and hear of each other's writes as real ones do (later, and not of their own). */
export class TestBrowser {
  readonly stored = new Map<string, string>();
  readonly locks = inProcessLocks();
  #tabs: TestTab[] = [];
  /** Whether tabs hear of each other's writes; browsers promise no moment for it. */
  notifiesTabs = true;
  /** Throws in the storage's stead, as a full or blocked one does. */
  failure: ((operation: 'open' | 'read' | 'write') => void) | undefined;

  openTab({ locks = this.locks }: { locks?: LockManager | undefined } = {}): TestTab {
    const events = new EventTarget();
    const local = this.#storage(this.stored, () => tab);
    const session = this.#storage(new Map(), () => null);
    const open = (storage: Storage) => () => {
      this.failure?.('open');
      return storage;
    };
    const tab: TestTab = { events, locks, localStorage: open(local), sessionStorage: open(session) };
    this.#tabs.push(tab);
    return tab;
  }

  #storage(values: Map<string, string>, owner: () => TestTab | null): Storage {
    const notify = (key: string | null) => {
      const from = owner();
      if (!from || !this.notifiesTabs) return;
      for (const tab of this.#tabs) {
        if (tab !== from) setTimeout(() => tab.events.dispatchEvent(new StorageEvent('storage', { key })), 0);
      }
    };
    return {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => {
        this.failure?.('read');
        return values.get(key) ?? null;
      },
      setItem: (key, value) => {
        this.failure?.('write');
        if (values.get(key) === value) return;
        values.set(key, value);
        notify(key);
      },
      removeItem: (key) => {
        if (values.delete(key)) notify(key);
      },
      clear: () => {
        values.clear();
        notify(null);
      },
    };
  }
}

import type { Tab } from '#site/store/persistence/storage';
import { inProcessLocks } from './lockManager';

export interface TestTab extends Tab {
  events: EventTarget;
}

/** Simulates browser tabs that share storage and locks. `storage` events arrive later and only in other tabs. */
export class TestBrowser {
  readonly stored = new Map<string, string>();
  readonly locks = inProcessLocks();
  #tabs: TestTab[] = [];
  /** False suppresses `storage` events, because browsers do not guarantee when they arrive. */
  notifiesTabs = true;
  /** Called before each storage operation; throws to simulate full or blocked storage. */
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

import {
  type PersistedSlices,
  parseValue,
  STORAGE_KEYS,
  STORED_FIELDS,
  type StoredField,
  type StoredValues,
  valuesOf,
} from './storedValues';

/**
 * redux-persist's storage over localStorage. redux-persist hands over its whole staged state at each write, so a naive engine in one
 * tab writes its old tokens over the fresh ones of another. This one remembers, key by key, what this tab last read or wrote, and
 * writes only what differs from that.
 */
export class StorageEngine {
  #storage: () => Storage | null = () => null;
  #known = new Map<StoredField, string | null>();

  connect(storage: () => Storage): void {
    this.#storage = () => {
      try {
        return storage();
      } catch {
        return null; // blocked: the session lives in memory for this tab
      }
    };
  }

  /** For redux-persist: all values, or undefined when storage cannot be read. */
  getItem = async (): Promise<StoredValues | undefined> => {
    const read = this.readChanges();
    if (!read) return undefined;
    const entries = STORED_FIELDS.map((field) => [field, parseValue[field](this.#known.get(field) ?? null)]);
    return Object.fromEntries(entries) as StoredValues;
  };

  /** For redux-persist: `staged` is the state of the whitelisted slices. */
  setItem = async (_: string, staged: PersistedSlices): Promise<void> => {
    const storage = this.#storage();
    if (!storage) return;
    const values = valuesOf(staged);
    for (const field of STORED_FIELDS) this.#write(storage, field, values);
  };

  removeItem = async (): Promise<void> => {};

  /** The values that changed in storage since this tab last read or wrote them; null when storage cannot be read. */
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
      // Full or blocked: the value stays in memory, and the next write tries again.
    }
  }
}

/**
 * Returns a key-value store of texts. Falls back to memory if storage is blocked or full.
 * @param storage called at each access, because reading `window.localStorage` may throw
 */
export const makeTextStore = (storage: () => Storage, prefix: string) => {
  const memory = new Map<string, string>();
  return {
    get: (key: string): string | null => {
      const text = memory.get(key);
      if (text !== undefined) return text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    put: (key: string, text: string): void => {
      memory.set(key, text);
      try {
        storage().setItem(key, text);
        memory.delete(key);
      } catch {
        // The text stays in memory.
      }
    },
    remove: (key: string): void => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Storage is blocked, so it is empty.
      }
    },
    keys: (): string[] => {
      try {
        const stored = Object.keys(storage()).filter((key) => key.startsWith(prefix));
        return [...new Set([...memory.keys(), ...stored])];
      } catch {
        return [...memory.keys()];
      }
    },
  };
};

/**
 * Texts in a browser storage under keys that begin with a prefix. Where the storage is blocked or full, they last as long as the page.
 * @param storage asked at each access, because reading `window.localStorage` itself may throw
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
        // It stays in memory.
      }
    },
    remove: (key: string): void => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Blocked: there is nothing in it.
      }
    },
    keys: (): string[] => {
      try {
        return [...memory.keys(), ...Object.keys(storage()).filter((key) => key.startsWith(prefix))];
      } catch {
        return [...memory.keys()];
      }
    },
  };
};

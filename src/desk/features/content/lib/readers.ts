/** Those who want to hear that something has changed. */
export function makeReaders() {
  const readers = new Set<() => void>();
  return {
    subscribe: (tell: () => void) => {
      readers.add(tell);
      return () => void readers.delete(tell);
    },
    tell: () => {
      for (const tell of readers) tell();
    },
  };
}

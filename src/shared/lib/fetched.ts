/** Whether a chunk could not be fetched: webpack's own error. */
export const isChunkMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** What a bad line dropped is fetched again after so long, then after twice as long, and so on: the page is read meanwhile. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 8_000;

/** Resolves with what could be fetched in the end; rejects where it still could not after so many times more. */
export const fetched = <T>(load: () => Promise<T>, mostRetries = Infinity, wait = FIRST_RETRY_MS): Promise<T> =>
  load().catch((error: unknown) => {
    if (!mostRetries || !isChunkMissing(error)) throw error;
    return new Promise((resolve) => setTimeout(resolve, wait)).then(() =>
      fetched(load, mostRetries - 1, Math.min(2 * wait, LONGEST_RETRY_MS)),
    );
  });

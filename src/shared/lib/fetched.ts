/** Returns whether a chunk failed to load (webpack's error). */
export const isChunkMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** First retry delay in ms, doubled for each retry up to the maximum. */
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 8_000;

/**
 * Loads a chunk with retries.
 * @param wait delay before the first retry in ms
 */
export const fetched = <T>(load: () => Promise<T>, maxRetries = Infinity, wait = FIRST_RETRY_MS): Promise<T> =>
  load().catch((error: unknown) => {
    if (!maxRetries || !isChunkMissing(error)) throw error;
    return new Promise((resolve) => setTimeout(resolve, wait)).then(() =>
      fetched(load, maxRetries - 1, Math.min(2 * wait, MAX_RETRY_MS)),
    );
  });

/** Returns whether an error is webpack's `ChunkLoadError`. */
export const isChunkMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Backoff: delay before the first retry in ms, doubled for each further retry up to `MAX_RETRY_MS`. */
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 8_000;

/**
 * Loads a chunk with retries and exponential backoff. Throws other errors at once.
 * @param wait delay before the first retry in ms
 */
export const loadWithRetries = <T>(load: () => Promise<T>, maxRetries = Infinity, wait = FIRST_RETRY_MS): Promise<T> =>
  load().catch((error: unknown) => {
    if (!maxRetries || !isChunkMissing(error)) throw error;
    return new Promise((resolve) => setTimeout(resolve, wait)).then(() =>
      loadWithRetries(load, maxRetries - 1, Math.min(2 * wait, MAX_RETRY_MS)),
    );
  });

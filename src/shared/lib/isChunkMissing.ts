/** Whether a chunk could not be fetched: webpack's own error. */
export const isChunkMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

interface Reading<Answer> extends PromiseLike<Answer> {
  unsubscribe: () => void;
}

/**
 * The answer of a read past the cache, `initiate(…, { forceRefetch: true })`. It stays subscribed until then: where tags are invalidated
 * meanwhile, as by an event of the stream, RTK Query drops what nobody subscribes to, and there would be neither data nor an error.
 */
export const readAnew = async <Answer>(reading: Reading<Answer>): Promise<Answer> => {
  try {
    return await reading;
  } finally {
    reading.unsubscribe();
  }
};

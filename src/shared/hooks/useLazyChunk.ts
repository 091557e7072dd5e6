import { useEffect, useState } from 'react';

/**
 * Loads a chunk once it is wanted. Replaces `lazy`, which never retries a failed chunk.
 * @param load must be the same function in every render
 */
export const useLazyChunk = <Loaded>(isWanted: boolean, load: () => Promise<Loaded>) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const isMissing = isWanted && !loaded && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let wanted = true;
    load().then(
      (chunk) => wanted && setLoaded(() => chunk),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [isMissing, load]);
  return { loaded, failed, retry: () => setFailed(false) };
};

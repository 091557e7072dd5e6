import { useEffect, useState } from 'react';

/**
 * Loads a chunk as soon as `isNeeded` is true. Replaces `React.lazy`, which never retries a failed load.
 * @param load must be the same function in every render
 */
export const useLazyChunk = <Loaded>(isNeeded: boolean, load: () => Promise<Loaded>) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const isMissing = isNeeded && !loaded && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (chunk) => isCurrent && setLoaded(() => chunk),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  return { loaded, failed, retry: () => setFailed(false) };
};

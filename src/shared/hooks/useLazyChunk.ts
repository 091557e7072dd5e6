import { useEffect, useState } from 'react';

/**
 * What comes in a chunk of its own once it is wanted, such as the calendar of a dialog that opens. Not `lazy`, which never tries a failed
 * chunk again.
 * @param load the same function from one rendering to the next
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

import { useEffect, useState } from 'react';
import { historyPhoto } from '#api/calls/history';
import { useFetchFile } from '#api/hooks/useFetchFile';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';

export interface PhotoQuestion {
  userId: number;
  visit: number;
  photo: number;
  isSmall: boolean;
  /** Not asked for until it is wanted. */
  isWanted?: boolean;
}

const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result));
    reader.addEventListener('error', () => reject(new Error('unread')));
    reader.readAsDataURL(file);
  });

/** A private photograph as an address that only this page knows; undefined while it comes, null where it does not. */
export function usePhoto({ userId, visit, photo, isSmall, isWanted = true }: PhotoQuestion): string | null | undefined {
  const lang = useLanguage();
  const fetchFile = useFetchFile();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const call = historyPhoto({ lang, userId, id: visit, photo, ...(isSmall && { size: 'small' as const }) });
    void fetchFile(call, controller.signal)
      .then((file) => file && addressOf(file))
      .catch(() => null)
      .then((found) => controller.signal.aborted || setAddress(found));
    return () => controller.abort();
    // The same bytes in either language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fetchFile, userId, visit, photo, isSmall, isWanted]);
  return address;
}

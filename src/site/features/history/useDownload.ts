import { useState } from 'react';
import type { Call } from '#api/client';
import { useFetchFile } from '#api/useFetchFile';

/** Slow browsers start the download late, and a revoked URL would cancel it. */
const URL_LIFETIME_MS = 60_000;

/** Downloads by a script, because a link would send no access token. */
export function useDownload(call: Call<Blob>, name: string) {
  const fetchFile = useFetchFile();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    const file = await fetchFile(call, new AbortController().signal);
    if (!file) return setState('failed');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
    return setState('idle');
  };
  return { state, download };
}

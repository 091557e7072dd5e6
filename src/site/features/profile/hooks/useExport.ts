import { useState } from 'react';
import { exportAccount } from '#api/calls/security';
import { useFetchFile } from '#api/hooks/useFetchFile';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';

/** Long enough for the slowest browser to begin with the file. */
const KEPT_MS = 60_000;

/** Hands everything that is stored about the customer to the browser as a file: its address needs the session, which no link carries. */
export function useExport(userId: number) {
  const lang = useLanguage();
  const fetchFile = useFetchFile();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    const file = await fetchFile(exportAccount({ lang, userId }), new AbortController().signal);
    if (!file) return setState('failed');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'yolda.zip';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
    return setState('idle');
  };
  return { state, download };
}

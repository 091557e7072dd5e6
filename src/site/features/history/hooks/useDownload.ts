import { useState } from 'react';
import { historyPaper } from '#api/calls/history';
import { useFetchFile } from '#api/hooks/useFetchFile';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';

/** Long enough for the slowest browser to begin with the file. */
const KEPT_MS = 60_000;

/** Hands the paper of a visit to the browser as a file: its address needs the session, which no link carries. */
export function useDownload({ userId, id, number }: { userId: number; id: number; number: number }) {
  const lang = useLanguage();
  const fetchFile = useFetchFile();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    const file = await fetchFile(historyPaper({ lang, userId, id }), new AbortController().signal);
    if (!file) return setState('failed');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `yolda-${number}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
    return setState('idle');
  };
  return { state, download };
}

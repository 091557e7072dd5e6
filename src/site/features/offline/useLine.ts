import { useEffect, useState } from 'react';
import type { WorkerSays } from '#worker/environment';
import { workers } from './serviceWorker';

/**
 * First interval of polling, with backoff: browsers do not report the end of a captive portal, and 'online' may fire
 * early.
 */
const FIRST_ASKED_MS = 2_000;
const ASKED_AT_LEAST_MS = 30_000;

export interface Line {
  isDown: boolean;
  keptAt: number | null;
}

const keptAtOfPage = (): number | null => Number(document.documentElement.dataset.keptAt) || null;

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' })
    .then((reply) => reply.json() as Promise<{ status?: string }>)
    .then(
      ({ status }) => status === 'ok',
      () => false,
    );

export const useLine = (): Line => {
  const [line, setLine] = useState<Line>(() => {
    const keptAt = keptAtOfPage();
    return { isDown: keptAt !== null || !navigator.onLine, keptAt };
  });

  useEffect(() => {
    const lose = (at: number | null) =>
      setLine(({ keptAt }) => ({ isDown: true, keptAt: Math.min(keptAt ?? Infinity, at ?? Infinity, Date.now()) }));
    const onMessage = ({ data }: MessageEvent<WorkerSays | undefined>) => {
      if (data?.lineIsDown) lose(data.keptAt);
    };
    // The content on screen is as old as the start of the outage.
    const onOffline = () => lose(null);
    // RTK Query refetches on the same event, and reports failures again.
    const onOnline = () => {
      delete document.documentElement.dataset.keptAt;
      setLine({ isDown: false, keptAt: null });
    };
    const worker = workers();
    worker?.addEventListener('message', onMessage);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    if (!navigator.onLine) onOffline();
    return () => {
      worker?.removeEventListener('message', onMessage);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  useEffect(() => {
    if (!line.isDown) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (navigator.onLine && !document.hidden && (await isServerThere())) window.dispatchEvent(new Event('online'));
    };
    const askAgain = (wait: number) => {
      timer = setTimeout(() => {
        void ask();
        askAgain(Math.min(2 * wait, ASKED_AT_LEAST_MS));
      }, wait);
    };
    askAgain(FIRST_ASKED_MS);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [line.isDown]);

  return line;
};

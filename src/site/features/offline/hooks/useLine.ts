import { useEffect, useState } from 'react';
import type { WorkerSays } from '../../../../worker/world';
import { workers } from '../lib/serviceWorker';

/** How often a page that was told that the line is down asks whether it is back: a captive portal's end no browser tells. */
const ASK_AGAIN_MS = 30_000;

export interface Line {
  isDown: boolean;
  /** Of when the oldest of what is shown is; null while all of it is of now. */
  keptAt: number | null;
}

/** The worker writes into a page that it has kept of when that is. */
const keptAtOfPage = (): number | null => Number(document.documentElement.dataset.keptAt) || null;

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' })
    .then((reply) => reply.json() as Promise<{ status?: string }>)
    .then(
      ({ status }) => status === 'ok',
      () => false,
    );

/** Whether the server can be reached, as far as the browser and the worker know. */
export const useLine = (): Line => {
  const [line, setLine] = useState<Line>(() => {
    const keptAt = keptAtOfPage();
    return { isDown: keptAt !== null || !navigator.onLine, keptAt };
  });

  useEffect(() => {
    const lose = (at: number | null) =>
      setLine(({ keptAt }) => ({ isDown: true, keptAt: Math.min(keptAt ?? Infinity, at ?? Infinity, Date.now()) }));
    const hear = ({ data }: MessageEvent<WorkerSays | undefined>) => {
      if (data?.lineIsDown) lose(data.keptAt);
    };
    // What is on the screen is as it was when the line went.
    const onOffline = () => lose(null);
    // RTK Query asks for all that is on the screen once more by the same event; what then fails is told again.
    const onOnline = () => {
      delete document.documentElement.dataset.keptAt;
      setLine({ isDown: false, keptAt: null });
    };
    const worker = workers();
    worker?.addEventListener('message', hear);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      worker?.removeEventListener('message', hear);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  useEffect(() => {
    if (!line.isDown) return undefined;
    const ask = async () => {
      if (!document.hidden && (await isServerThere())) window.dispatchEvent(new Event('online'));
    };
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [line.isDown]);

  return line;
};

import { useEffect, useState } from 'react';
import type { WorkerSays } from '#worker/environment';
import { workers } from './serviceWorker';

/**
 * A page that was told that the line is down asks whether it is back, soon and then less and less often: a captive portal's end no browser
 * tells, and its 'online' may come a moment before there is a line.
 */
const FIRST_ASKED_MS = 2_000;
const ASKED_AT_LEAST_MS = 30_000;

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
    // It may have gone since this was first rendered.
    if (!navigator.onLine) onOffline();
    return () => {
      worker?.removeEventListener('message', hear);
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

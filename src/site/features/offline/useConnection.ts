import { useEffect, useState } from 'react';
import type { WorkerMessage } from '#worker/environment';
import { workers } from './serviceWorker';

/**
 * First polling interval, with backoff: browsers do not report the end of a captive portal, and 'online' may fire
 * early.
 */
const FIRST_POLL_MS = 2_000;
const MAX_POLL_MS = 30_000;

export interface Connection {
  isDown: boolean;
  cachedAt: number | null;
}

const cachedAtOfPage = (): number | null => Number(document.documentElement.dataset.cachedAt) || null;

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' })
    .then((reply) => reply.json() as Promise<{ status?: string }>)
    .then(
      ({ status }) => status === 'ok',
      () => false,
    );

export const useConnection = (): Connection => {
  const [connection, setConnection] = useState<Connection>(() => {
    const cachedAt = cachedAtOfPage();
    return { isDown: cachedAt !== null || !navigator.onLine, cachedAt };
  });

  useEffect(() => {
    const lose = (at: number | null) =>
      setConnection(({ cachedAt }) => ({
        isDown: true,
        cachedAt: Math.min(cachedAt ?? Infinity, at ?? Infinity, Date.now()),
      }));
    const onMessage = ({ data }: MessageEvent<WorkerMessage | undefined>) => {
      if (data?.lineIsDown) lose(data.keptAt);
    };
    const onOffline = () => lose(null);
    // RTK Query refetches on the same event. If the server is still unreachable, a failure is reported again.
    const onOnline = () => {
      delete document.documentElement.dataset.cachedAt;
      setConnection({ isDown: false, cachedAt: null });
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
    if (!connection.isDown) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (navigator.onLine && !document.hidden && (await isServerThere())) window.dispatchEvent(new Event('online'));
    };
    const askAgain = (wait: number) => {
      timer = setTimeout(() => {
        void ask();
        askAgain(Math.min(2 * wait, MAX_POLL_MS));
      }, wait);
    };
    askAgain(FIRST_POLL_MS);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [connection.isDown]);

  return connection;
};

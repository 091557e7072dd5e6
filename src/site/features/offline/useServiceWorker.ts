import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { STATE_ELEMENT_ID } from '#shared/config/constants';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePublicConfig } from '#shared/config/publicConfig';
import { savesData } from '#shared/lib/navigation';
import { postToWorker, workers } from './serviceWorker';

const LATEST_MS = 4000;
const WITHOUT_IDLE_MS = 1500;

const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === window.location.origin && /^\/(assets|fonts)\//.test(pathname) ? [pathname] : [];
  });

/** Registers the service worker and sends it the pages to cache, except in data saver mode. */
export const useServiceWorker = (): void => {
  const { withoutWorker = false } = usePublicConfig();
  const { pathname, search } = useLocation();
  const paths = usePaths({ home: '' });
  const [home, contacts, searchPage] = [paths.home(), paths.contacts(), paths.search()];

  useEffect(() => {
    if (!document.getElementById(STATE_ELEMENT_ID)) return;
    if (withoutWorker) {
      // The worker is not unregistered here: the server then delivers a replacement script, which deletes the caches
      // first.
      workers()
        ?.getRegistrations()
        .then((all) => Promise.all(all.map((one) => one.update())))
        .catch(() => undefined);
    } else if (!savesData()) {
      workers()
        ?.register('/service-worker.js', { updateViaCache: 'none' })
        .catch(() => undefined);
    }
  }, [withoutWorker]);

  useEffect(() => {
    if (!workers() || withoutWorker || savesData()) return undefined;
    const cachePages = () =>
      postToWorker({ say: 'keep', pages: [pathname + search, home, contacts, searchPage], files: loadedFiles() });
    if ('requestIdleCallback' in window) requestIdleCallback(cachePages, { timeout: LATEST_MS });
    else setTimeout(cachePages, WITHOUT_IDLE_MS);
    workers()?.addEventListener('controllerchange', cachePages);
    return () => workers()?.removeEventListener('controllerchange', cachePages);
  }, [withoutWorker, pathname, search, home, contacts, searchPage]);
};

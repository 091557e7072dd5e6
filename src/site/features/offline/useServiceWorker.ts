import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { STATE_ELEMENT_ID } from '#shared/config/constants';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePublicConfig } from '#shared/config/publicConfig';
import { savesData } from '#shared/lib/navigation';
import { tellWorker, workers } from './serviceWorker';

/** As in src/shared/hooks/useIdle.ts. */
const LATEST_MS = 4000;
const WITHOUT_IDLE_MS = 1500;

const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === window.location.origin && /^\/(assets|fonts)\//.test(pathname) ? [pathname] : [];
  });

/**
 * Registers the worker and tells it what to keep: the page that is shown, home, contacts and the search. Rendered when the browser is idle. Who
 * saves data gets nothing ahead; a worker that came before goes on with what is visited.
 */
export const useServiceWorker = (): void => {
  const { withoutWorker = false } = usePublicConfig();
  const { pathname, search } = useLocation();
  const paths = usePaths({ home: '' });
  const [home, contacts, searchPage] = [paths.home(), paths.contacts(), paths.search()];

  useEffect(() => {
    // A static host and the development server have none.
    if (!document.getElementById(STATE_ELEMENT_ID)) return;
    if (withoutWorker) {
      // Not unregistered here: what the server gives in its place does that, after it has deleted what was kept.
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
    const keep = () =>
      tellWorker({ say: 'keep', pages: [pathname + search, home, contacts, searchPage], files: loadedFiles() });
    // Not beside what the page itself still asks for.
    if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: LATEST_MS });
    else setTimeout(keep, WITHOUT_IDLE_MS);
    // The worker of another release has taken over, and begins with nothing.
    workers()?.addEventListener('controllerchange', keep);
    return () => workers()?.removeEventListener('controllerchange', keep);
  }, [withoutWorker, pathname, search, home, contacts, searchPage]);
};

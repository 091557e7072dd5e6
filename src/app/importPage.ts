import { RELOAD_ONCE_WITHIN_MS } from '../shared/config/constants';
import type { Page } from '../shared/config/page';

const RELOADED_AT = 'reloadedForRelease';

/** Whether the page may reload itself: not twice within a minute, and not where nothing can be remembered. */
const mayReload = (now: number): boolean => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (now - last < RELOAD_ONCE_WITHIN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
};

const isChunkGone = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads a screen's chunk. A chunk that is gone belongs to a release that no longer exists: the whole page is loaded anew, once,
 * at the address the visitor was on the way to.
 */
export const createImportPage =
  (destination: () => string, reload: (url: string) => void = (url) => window.location.assign(url)) =>
  async (page: () => Promise<Page>): Promise<Page> => {
    try {
      return await page();
    } catch (error) {
      if (!isChunkGone(error) || !navigator.onLine || !mayReload(Date.now())) throw error;
      reload(destination());
      return new Promise<Page>(() => undefined); // the page is on its way out
    }
  };

import { RELOAD_ONCE_WITHIN_MS, ROOT_ELEMENT_ID } from '#shared/config/constants';
import { isChunkMissing } from '#shared/lib/fetched';

const RELOADED_AT = 'reloadedForRelease';

/** Limits reloads to one per minute. Without storage, none is allowed. */
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

/** Offline or behind a captive portal, a reload would lose the page. */
const leadsToOurPage = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'no-cache' })
    .then((reply) => reply.text())
    .then(
      (html) => html.includes(`id="${ROOT_ELEMENT_ID}"`),
      () => false,
    );

const isHere = (url: string): boolean => new URL(url, window.location.href).href === window.location.href;

/** Assigning the current address with a `#` would not load anything. */
const reloadPage = (url: string): void => (isHere(url) ? window.location.reload() : window.location.assign(url));

/** Input in a form that is not hydrated yet is stored nowhere else. */
const holdsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * Creates a loader that retries once. A missing chunk belongs to an old release, so the page reloads at its
 * destination, unless input would be lost.
 */
export const createImportChunk =
  (destination: () => string, reload = reloadPage) =>
  async <T>(load: () => Promise<T>): Promise<T> => {
    try {
      return await load().catch((error: unknown) => {
        if (isChunkMissing(error)) return load();
        throw error;
      });
    } catch (error) {
      const url = destination();
      if (!isChunkMissing(error) || !(await leadsToOurPage(url))) throw error;
      if ((isHere(url) && holdsTyped()) || !mayReload(Date.now())) throw error;
      reload(url);
      // The page is unloading. If the back/forward cache restores it, the load is retried.
      return new Promise<T>((resolve, reject) => {
        // `pageshow` also fires while a page leaves before it has loaded.
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) load().then(resolve, reject);
        });
      });
    }
  };

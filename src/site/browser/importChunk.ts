import { RELOAD_ONCE_WITHIN_MS, ROOT_ELEMENT_ID } from '#shared/config/constants';
import { isChunkMissing } from '#shared/lib/fetched';

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

/** Offline, or behind a captive portal, a reload would only take away what is on the screen. */
const leadsToOurPage = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'no-cache' })
    .then((reply) => reply.text())
    .then(
      (html) => html.includes(`id="${ROOT_ELEMENT_ID}"`),
      () => false,
    );

const isHere = (url: string): boolean => new URL(url, window.location.href).href === window.location.href;

/** To go to where one is, with a `#`, loads nothing. */
const loadAnew = (url: string): void => (isHere(url) ? window.location.reload() : window.location.assign(url));

/** A form that no script has taken over yet keeps what is typed nowhere else. */
const holdsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * Loads what a screen needs: its chunk, its texts. What a bad line dropped is asked for once more. A chunk that still is not there
 * belongs to a release that no longer exists: the whole page is loaded anew, once, at the address the visitor was on the way to. Where that
 * would take away what is typed, the page stays as it was served, and whoever needs the chunk asks again.
 */
export const createImportChunk =
  (destination: () => string, reload = loadAnew) =>
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
      // The page is on its way out. Brought back by the browser's back/forward cache, it asks again.
      return new Promise<T>((resolve, reject) => {
        // A page that left before it had loaded is shown once on its way out as well.
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) load().then(resolve, reject);
        });
      });
    }
  };

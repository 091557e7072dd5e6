import { RELOAD_ONCE_WITHIN_MS, ROOT_ELEMENT_ID } from '#shared/config/constants';
import { isChunkMissing } from '#shared/lib/fetched';

const RELOADED_AT = 'reloadedForRelease';

/** Without storage, no reload is allowed, because reloads could repeat endlessly. */
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

/** Whether a page of this site would load. Offline or behind a captive portal, a reload would lose the screen. */
const leadsToOurPage = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'no-cache' })
    .then((reply) => reply.text())
    .then(
      (html) => html.includes(`id="${ROOT_ELEMENT_ID}"`),
      () => false,
    );

const isHere = (url: string): boolean => new URL(url, window.location.href).href === window.location.href;

/** `location.assign` with the current address and a hash only scrolls and does not load the document. */
const reloadPage = (url: string): void => (isHere(url) ? window.location.reload() : window.location.assign(url));

/** Whether a field has input that a reload would lose: forms store drafts only after hydration. */
const holdsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * Retries a chunk once. If it is still missing, a new release has replaced it: loads the document at the destination,
 * unless input would be lost.
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
      // The document is unloading. If the back/forward cache restores it, the chunk is loaded again.
      return new Promise<T>((resolve, reject) => {
        // `pageshow` also fires for a document that is left while it loads.
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) load().then(resolve, reject);
        });
      });
    }
  };

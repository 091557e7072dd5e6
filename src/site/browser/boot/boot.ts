import { STATE_ELEMENT_ID } from '#shared/config/constants';

/**
 * A language chosen before the app runs is a plain link to another address; it is stored here all the same, or a short address
 * would go on showing the stored language. Returns how to stop.
 */
export const adoptEarlyChoices = (): (() => void) => {
  const store = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link) return;
    document.cookie = `language=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
    try {
      localStorage.setItem('language', link.hreflang);
    } catch {
      // storage is blocked: the cookie alone remembers
    }
  };
  addEventListener('click', store, true);
  return () => removeEventListener('click', store, true);
};

/**
 * Whether the browser has what the application calls without asking first: about the browsers that the build compiles for
 * (`BROWSERS` in webpack/rules.ts). Until this has been asked the boot script may need nothing that ES2015 lacks.
 */
export const supportsApplication = (): boolean =>
  'hasOwn' in Object &&
  'at' in Array.prototype &&
  'replaceAll' in String.prototype &&
  'IntersectionObserver' in window &&
  'HTMLDialogElement' in window;

/**
 * Starts fetching every chunk of the page side by side; they are evaluated one after the other later. The server names them on the
 * boot script's own tag, so that no browser fetches them before it is time.
 */
export const preloadChunks = (script: Element | null): void => {
  for (const href of script?.getAttribute('data-chunks')?.split(' ') ?? []) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
};

const say = (): void => {
  document.documentElement.setAttribute('data-static', '');
  const notes = document.getElementsByTagName('noscript');
  // With scripts on, what stands in a `noscript` is text. The list is live: each replacement shortens it.
  for (let note = notes[0]; note; note = notes[0]) note.outerHTML = `<div>${note.textContent}</div>`;
};

/**
 * Leaves the page as the server rendered it, for good: what it says to those who have no script now holds here too. For browsers too
 * old for the application, and where it cannot start.
 */
export const showNoScriptFallback = (): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
  else say();
};

/** Pictures on a bad network may take for ever: the page is hydrated without them then. */
const LONGEST_WAIT_MS = 2_500;
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** At the latest after so long on a page that never rests. */
const LONGEST_REST_MS = 300;

/**
 * A task of its own for what follows, once the browser has nothing more urgent: it answers the visitor and paints in between. Beside
 * its painting the tasks would take longer on few processors.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle time to ask for.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_REST_MS });
    else setTimeout(resolve);
  });

/**
 * Resolves when the page has been painted with its pictures, or the visitor touches it before. The script's bytes would compete
 * with the pictures': loaded at once it costs 1.4 times the time to the largest paint.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.getElementById(STATE_ELEMENT_ID)) return resolve();
    let timer = 0;
    const go = () => {
      for (const touch of TOUCHES) removeEventListener(touch, go, true);
      removeEventListener('load', afterLoad);
      clearTimeout(timer);
      resolve();
    };
    // `load` fires before the last picture is on the screen: two frames later it is.
    const afterLoad = () => requestAnimationFrame(() => requestAnimationFrame(go));
    for (const touch of TOUCHES) addEventListener(touch, go, { capture: true, passive: true });
    timer = window.setTimeout(go, LONGEST_WAIT_MS);
    if (document.readyState === 'complete') afterLoad();
    else addEventListener('load', afterLoad);
  });

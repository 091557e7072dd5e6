import { STATE_ELEMENT_ID } from '#shared/config/constants';

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

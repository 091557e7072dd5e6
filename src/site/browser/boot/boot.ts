import { STATE_ELEMENT_ID } from '#shared/config/constants';

/**
 * Stores a language that is chosen by a link before hydration.
 * @returns a function that stops listening
 */
export const adoptEarlyChoices = (): (() => void) => {
  const store = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link) return;
    document.cookie = `language=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
    try {
      localStorage.setItem('language', link.hreflang);
    } catch {
      // Storage is blocked: the choice stays in the cookie only.
    }
  };
  addEventListener('click', store, true);
  return () => removeEventListener('click', store, true);
};

/**
 * Whether the browser has the APIs that the app needs (`BROWSERS` in webpack/rules.ts). Code that runs before this
 * check must be ES2015.
 */
export const supportsApplication = (): boolean =>
  'hasOwn' in Object &&
  'at' in Array.prototype &&
  'replaceAll' in String.prototype &&
  'IntersectionObserver' in window &&
  'HTMLDialogElement' in window;

/** Preloads the chunks in the attribute `data-chunks`. Preload tags in the HTML would compete with images. */
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
  // With scripts enabled, `noscript` content is text. The collection is live: each replacement shortens it.
  for (let note = notes[0]; note; note = notes[0]) note.outerHTML = `<div>${note.textContent}</div>`;
};

/** Keeps the server's HTML and unwraps its `noscript` parts, for outdated browsers and failed starts. */
export const showNoScriptFallback = (): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
  else say();
};

const MAX_WAIT_MS = 2_500;
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const MAX_REST_MS = 300;

/** Resolves in a new task when the browser is idle, so input and painting come first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_REST_MS });
    else setTimeout(resolve);
  });

/**
 * Resolves once the page and its images are painted, on the first input, or after `MAX_WAIT_MS`. Loading scripts
 * earlier raises the LCP by 40 %.
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
    // `load` fires before the last image is painted. Two frames later the image is visible.
    const afterLoad = () => requestAnimationFrame(() => requestAnimationFrame(go));
    for (const touch of TOUCHES) addEventListener(touch, go, { capture: true, passive: true });
    timer = window.setTimeout(go, MAX_WAIT_MS);
    if (document.readyState === 'complete') afterLoad();
    else addEventListener('load', afterLoad);
  });

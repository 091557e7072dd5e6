/** Window listeners ignore the scrolling of a carousel. Assistive technology may send only a click. */
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'scroll'] as const;

let acted: Promise<void> | undefined;

/** Resolves after the first action of the visitor. Visitors who only look download nothing more. */
export const firstAction = (): Promise<void> => {
  acted ??= new Promise((resolve) => {
    const act = () => {
      for (const action of ACTIONS) window.removeEventListener(action, act);
      resolve();
    };
    for (const action of ACTIONS) window.addEventListener(action, act, { passive: true });
  });
  return acted;
};

/** One observer for all links, because hundreds of observers would be slow. */
let observer: IntersectionObserver | undefined;
let isStarting = false;
const waiting = new Map<Element, () => void>();

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};

const startObserving = () => {
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const seen = waiting.get(target);
      waiting.delete(target);
      if (seen) whenIdle(seen);
    }
  });
  for (const element of waiting.keys()) observer.observe(element);
};

const start = () => {
  if (isStarting || typeof IntersectionObserver === 'undefined') return;
  isStarting = true;
  // Prefetching a hundred links at once would delay the response to the action itself.
  void firstAction().then(() => whenIdle(startObserving));
};

/**
 * Calls `seen` once the visitor has acted, the element is visible and the browser idle. Returns the cancel function.
 */
export const whenVisible = (element: Element, seen: () => void): (() => void) => {
  waiting.set(element, seen);
  start();
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};

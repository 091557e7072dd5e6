/** Listened for on the window, so that a carousel that scrolls itself is no action. Assistive technology may send a click alone. */
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'scroll'] as const;

let acted: Promise<void> | undefined;

/** Resolves when the visitor has done anything on the page: one who only reads the first screen pays for nothing else. */
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

/** One observer for all links: hundreds of them cost more than what they save. */
let observer: IntersectionObserver | undefined;
let isStarting = false;
const waiting = new Map<Element, () => void>();

/** Safari has no requestIdleCallback. */
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
  // A hundred links at once would delay the answer to the action itself.
  void firstAction().then(() => whenIdle(startObserving));
};

/**
 * Calls back once, when the visitor has acted on the page, the element is in the window and the browser is idle. Returns how to stop
 * waiting.
 */
export const whenSeen = (element: Element, seen: () => void): (() => void) => {
  waiting.set(element, seen);
  start();
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};
